#!/bin/sh
# Boots the root file system $1 with its own systemd: own processes, mounts, host name and network (loopback alone).
# Run by `unshare --mount` as root; ends when that system powers off, and leaves nothing behind.
set -eu
root=$1

mount --bind "$root" "$root"
groups=$root/sys/fs/cgroup
mount --types sysfs sysfs "$root/sys"
mount --types cgroup2 cgroup2 "$groups"
own=$groups/fairlead-going-live-$$
mkdir "$own"

mount --types tmpfs --options mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
  touch "$root/dev/$device"
  mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/pts" "$root/dev/shm"
mount --types devpts --options newinstance,ptmxmode=0666 devpts "$root/dev/pts"
mount --types tmpfs tmpfs "$root/dev/shm"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"
mount --types tmpfs tmpfs "$root/run"
mount --types tmpfs tmpfs "$root/tmp"

# In a group of its own, which the system below takes for the root of all.
(
  echo 0 > "$own/cgroup.procs"
  exec unshare --mount --pid --cgroup --net --uts --ipc --fork --kill-child sh -c '
    mount --types proc proc "$1/proc"
    umount "$1/sys/fs/cgroup"
    mount --types cgroup2 cgroup2 "$1/sys/fs/cgroup"
    ip link set lo up
    # A changed root alone would keep its services from user namespaces of their own.
    cd "$1"
    mkdir -p old
    pivot_root . old
    umount --lazy /old
    rmdir /old
    exec /usr/bin/env --ignore-environment container=going-live \
      PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd' sh "$root"
) || true
find "$own" -depth -type d -exec rmdir {} +
