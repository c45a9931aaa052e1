/* Lets calls of the disk fail: those of one kind, from the nth on, so many of them.


faults_set(kind, after, count, errno): write, sync, unlink, rename or truncate.
*/
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static char kind[16];
static int after, count, number;

void faults_set(const char *wanted, int from, int many, int error)
{
    snprintf(kind, sizeof kind, "%s", wanted);
    after = from;
    count = many;
    number = error;
}

int faults_left(void) { return count; }

static int fails(const char *what)
{
    if (count == 0 || strcmp(kind, what) != 0)
        return 0;
    if (after-- > 0)
        return 0;
    after = 0;
    count--;
    errno = number;
    return 1;
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

ssize_t pwrite64(int file, const void *data, size_t size, off_t at)
{
    return fails("write") ? -1
                          : REAL(ssize_t, pwrite64, int, const void *, size_t, off_t)(file, data, size, at);
}

ssize_t pwrite(int file, const void *data, size_t size, off_t at)
{
    return fails("write") ? -1
                          : REAL(ssize_t, pwrite, int, const void *, size_t, off_t)(file, data, size, at);
}

ssize_t write(int file, const void *data, size_t size)
{
    return file > 2 && fails("write") ? -1
                                      : REAL(ssize_t, write, int, const void *, size_t)(file, data, size);
}

int fsync(int file) { return fails("sync") ? -1 : REAL(int, fsync, int)(file); }

int fdatasync(int file) { return fails("sync") ? -1 : REAL(int, fdatasync, int)(file); }

int unlink(const char *path) { return fails("unlink") ? -1 : REAL(int, unlink, const char *)(path); }

int rename(const char *from, const char *to)
{
    return fails("rename") ? -1 : REAL(int, rename, const char *, const char *)(from, to);
}

int ftruncate64(int file, off_t size)
{
    return fails("truncate") ? -1 : REAL(int, ftruncate64, int, off_t)(file, size);
}
