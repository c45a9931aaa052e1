/* Lets every call that touches a folder take its time, as on a share.

slow_set(prefix, microseconds); slow_here(): what the first thread has waited since it was asked last.
*/
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define MOST 4096

static char prefix[4096];
static unsigned takes;
static unsigned long here;
static char slow_file[MOST];

void slow_set(const char *wanted, unsigned microseconds)
{
    snprintf(prefix, sizeof prefix, "%s", wanted);
    takes = microseconds;
}

unsigned long slow_here(void)
{
    unsigned long found = here;
    here = 0;
    return found;
}

static void wait_for(void)
{
    if (getpid() == gettid())
        here += takes;
    usleep(takes);
}

static int is_slow(const char *path)
{
    return takes && prefix[0] && path && strncmp(path, prefix, strlen(prefix)) == 0;
}

static void by_path(const char *path)
{
    if (is_slow(path))
        wait_for();
}

static void by_file(int file)
{
    if (takes && file >= 0 && file < MOST && slow_file[file])
        wait_for();
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

static int opened(const char *path, int file)
{
    if (file >= 0 && file < MOST)
        slow_file[file] = is_slow(path);
    by_path(path);
    return file;
}

#define OPEN(name)                                                                               \
    int name(const char *path, int flags, ...)                                                   \
    {                                                                                            \
        va_list more;                                                                            \
        va_start(more, flags);                                                                   \
        int mode = va_arg(more, int);                                                            \
        va_end(more);                                                                            \
        return opened(path, REAL(int, name, const char *, int, int)(path, flags, mode));         \
    }
OPEN(open)
OPEN(open64)

#define AT(type, name, parameters, arguments, ...)                                               \
    type name parameters                                                                         \
    {                                                                                            \
        by_file(file);                                                                           \
        return REAL(type, name, __VA_ARGS__) arguments;                                          \
    }
AT(ssize_t, read, (int file, void *data, size_t size), (file, data, size), int, void *, size_t)
AT(ssize_t, write, (int file, const void *data, size_t size), (file, data, size), int, const void *, size_t)
AT(ssize_t, pread64, (int file, void *data, size_t size, off_t at), (file, data, size, at), int, void *, size_t, off_t)
AT(ssize_t, pwrite64, (int file, const void *data, size_t size, off_t at), (file, data, size, at), int, const void *, size_t, off_t)
AT(int, fsync, (int file), (file), int)
AT(int, fdatasync, (int file), (file), int)
AT(int, ftruncate64, (int file, off_t size), (file, size), int, off_t)
AT(int, fchmod, (int file, mode_t mode), (file, mode), int, mode_t)
AT(int, fstat64, (int file, struct stat64 *found), (file, found), int, struct stat64 *)

int close(int file)
{
    by_file(file);
    if (file >= 0 && file < MOST)
        slow_file[file] = 0;
    return REAL(int, close, int)(file);
}

#define ON(type, name, parameters, arguments, ...)                                               \
    type name parameters                                                                         \
    {                                                                                            \
        by_path(path);                                                                           \
        return REAL(type, name, __VA_ARGS__) arguments;                                          \
    }
ON(int, unlink, (const char *path), (path), const char *)
ON(int, access, (const char *path, int mode), (path, mode), const char *, int)
ON(int, mkdir, (const char *path, mode_t mode), (path, mode), const char *, mode_t)
ON(int, chmod, (const char *path, mode_t mode), (path, mode), const char *, mode_t)
ON(int, rename, (const char *path, const char *to), (path, to), const char *, const char *)
ON(int, stat64, (const char *path, struct stat64 *found), (path, found), const char *, struct stat64 *)
ON(int, lstat64, (const char *path, struct stat64 *found), (path, found), const char *, struct stat64 *)
ON(int, stat, (const char *path, struct stat *found), (path, found), const char *, struct stat *)
ON(int, lstat, (const char *path, struct stat *found), (path, found), const char *, struct stat *)

int fstatat64(int file, const char *path, struct stat64 *found, int flags)
{
    by_path(path);
    return REAL(int, fstatat64, int, const char *, struct stat64 *, int)(file, path, found, flags);
}

int fstatat(int file, const char *path, struct stat *found, int flags)
{
    by_path(path);
    return REAL(int, fstatat, int, const char *, struct stat *, int)(file, path, found, flags);
}
