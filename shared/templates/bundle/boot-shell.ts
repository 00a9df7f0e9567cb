/** Verifies what is needed, and hands over to Python. */
export const bootShell = `#!/usr/bin/env bash
# Boots this network on this machine, sends a packet for every flow, and writes results.json.
#   ./boot.sh [--backend namespaces|containerlab] [--fail all|ELEMENT] [--out FILE]
set -eu
cd "$(dirname "$0")"
[ "$(id -u)" = 0 ] || { echo "Run it as root: it makes network namespaces." >&2; exit 2; }
command -v python3 > /dev/null || { echo "python3 is missing." >&2; exit 2; }
exec nice -n -15 python3 -B boot.py "$@"
`;
