/** Makes one node what it stands for, in a namespace or in a container. */
export const startScript = `#!/bin/sh
# Configures this node: its files are beside this script, or in /lab of a container.
set -eu
node=\${LAB_NODE:-/lab}
run=\${LAB_RUN:-/run/netwright}
mkdir -p "$run"
chmod 0755 "$run"
while read -r path value; do
  echo "$value" > "/proc/sys/$path" 2> /dev/null || true
  # What is the default for new interfaces holds for those that are there as well.
  case "$path" in
    */conf/default/*)
      for own in /proc/sys/\${path%%/default/*}/*; do
        echo "$value" > "$own/\${path##*/}" 2> /dev/null || true
      done
      ;;
  esac
done < "$node/kernel"
ip -force -batch "$node/links.ip"
[ ! -f "$node/rules.nft" ] || nft -f "$node/rules.nft"
[ ! -f "$node/bundles.nft" ] || nft -f "$node/bundles.nft"
ip -force -batch "$node/up.ip"
if [ -f "$node/frr.conf" ]; then
  chown frr:frr "$run"
  for daemon in $(cat "$node/daemons"); do
    "/usr/lib/frr/$daemon" -d -u frr -g frr --vty_socket "$run" -z "$run/zserv.api" -P 0 -f /dev/null \\
      -i "$run/$daemon.pid" --log "file:$run/$daemon.log" --log-level warnings
  done
  vtysh --vty_socket "$run" --config_dir "$node" -b > "$run/vtysh.log" 2>&1 || true
fi
if [ -f "$node/follow-tracks" ] && [ "\${LAB_TRACKS:-yes}" = yes ]; then
  # The device's own script, with the paths of this node.
  sed -e "s#'/run/follow-tracks'#'$run'#" -e "s#\\['vtysh',#['vtysh', '--vty_socket', '$run',#" \\
    "$node/follow-tracks" > "$run/follow-tracks"
  python3 "$run/follow-tracks" < /dev/null > "$run/follow-tracks.log" 2>&1 &
fi
if [ -f "$node/keepalived.conf" ]; then
  sed "s#/run/netwright/#$run/#g" "$node/keepalived.conf" > "$run/keepalived.conf"
  chmod 0600 "$run/keepalived.conf"
  keepalived -P -f "$run/keepalived.conf" -p "$run/keepalived.pid" -r "$run/vrrp.pid"
fi
`;
