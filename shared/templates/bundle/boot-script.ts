/** The backends, the tests and the result. */
export const bootScript = String.raw`"""Boots the network of lab.json, tests its flows with real packets, and writes the result for the design."""
import argparse, concurrent.futures, datetime, glob, json, os, re, resource, shutil, signal, subprocess, sys, tempfile, time
import agent

HERE = os.path.dirname(os.path.abspath(__file__))
with open(f"{HERE}/lab.json") as file:
    LAB = json.load(file)
NODES = [node["name"] for node in LAB["nodes"]]
SETTLE_SECONDS, QUIET_SECONDS, PROBE_SECONDS = 90, 25, 1.3


def run(*command, text=None, check=True, env=None):
    done = subprocess.run(command, input=text, text=True, capture_output=True, env=env)
    if check and done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def in_parallel(work, rows):
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        return list(pool.map(work, rows))


class Namespaces:
    """Each node is a network namespace of this machine; FRR, nftables and keepalived are Debian's."""

    def __init__(self):
        missing = [name for name in ("ip", "nft", "vtysh", "nsenter") if shutil.which(name) is None]
        if not os.path.exists("/usr/lib/frr/zebra"):
            missing.append("frr")
        if LAB["usesKeepalived"] and shutil.which("keepalived") is None:
            missing.append("keepalived")
        if missing:
            raise SystemExit(f"Missing: {', '.join(missing)}. On Debian: apt-get install frr nftables keepalived iproute2 iputils-ping")
        # The devices' own scripts ping what they track.
        self.follows_tracks = not LAB["followsTracks"] or shutil.which("ping") is not None
        self.folder = tempfile.mkdtemp(prefix="netwright-")
        os.chmod(self.folder, 0o755)
        self.prefix = os.path.basename(self.folder) + "-"

    def space(self, node):
        return f"{self.prefix}{NODES.index(node)}"

    def start(self):
        run("ip", "-batch", "-", text="".join(f"netns add {self.space(node)}\n" for node in NODES))
        run("ip", "-batch", "-", text="".join(
            f"link add {wire['name']}a netns {self.space(wire['a'])} type veth peer name {wire['name']}b netns {self.space(wire['b'])}\n"
            for wire in LAB["wires"]))
        in_parallel(self.start_node, NODES)

    def start_node(self, node):
        env = {**os.environ, "LAB_NODE": f"{HERE}/nodes/{node}", "LAB_RUN": f"{self.folder}/{node}"}
        if not self.follows_tracks:
            env["LAB_TRACKS"] = "no"
        run("nsenter", f"--net=/run/netns/{self.space(node)}", "sh", f"{HERE}/nodes/{node}/start.sh", env=env)

    def notes(self):
        rejected = []
        for log in glob.glob(f"{self.folder}/*/vtysh.log"):
            with open(log) as file:
                lines = re.findall(r"^line \d+: .*", file.read(), re.M)
            rejected += [f"{os.path.basename(os.path.dirname(log))}: {line}" for line in lines]
        return rejected

    def stop(self):
        for node in NODES:
            for pid in run("ip", "netns", "pids", self.space(node), check=False).split():
                try:
                    os.kill(int(pid), 9)
                except OSError:
                    pass
        run("ip", "-force", "-batch", "-", text="".join(f"netns del {self.space(node)}\n" for node in NODES), check=False)
        shutil.rmtree(self.folder, ignore_errors=True)


class Containerlab:
    """Each node is a container; containerlab names its namespace after it."""

    follows_tracks = True

    def __init__(self):
        missing = [name for name in ("containerlab", "docker") if shutil.which(name) is None]
        if missing:
            raise SystemExit(f"Missing: {', '.join(missing)}.")

    def space(self, node):
        return f"clab-{LAB['lab']}-{node}"

    def start(self):
        run("docker", "build", "-t", LAB["image"], HERE)
        run("containerlab", "deploy", "-t", f"{HERE}/topology.clab.yml")
        os.makedirs("/run/netns", exist_ok=True)
        for node in NODES:
            link = f"/run/netns/{self.space(node)}"
            if not os.path.lexists(link):
                pid = run("docker", "inspect", "-f", "{{.State.Pid}}", self.space(node)).strip()
                os.symlink(f"/proc/{pid}/ns/net", link)

    def notes(self):
        return []

    def stop(self):
        run("containerlab", "destroy", "--cleanup", "-t", f"{HERE}/topology.clab.yml", check=False)


def tests_of(backend):
    listeners, tests = [], []
    for row in LAB["flows"]:
        listener = {**row["listener"], "space": backend.space(row["listener"]["space"])}
        agent.serve(listener["space"], listener["protocol"], listener["address"], listener.get("port") or 0)
        tests.append((row, {**row["probe"], "space": backend.space(row["probe"]["space"])}, listener["space"]))
    return tests


def outcomes(tests):
    """Each flow with whether it passed, and who answered or why nobody did."""
    heard = agent.probe_all([probe for _, probe, _ in tests], PROBE_SECONDS)
    rows = []
    for (row, probe, space), result in zip(tests, heard):
        by = result.get("by")
        passed = by is not None and (probe["protocol"] == "icmp" or by == space)
        why = result.get("error", "") if by is None else "answered" if by in ("", space) else "another one answered"
        rows.append((row, passed, why))
    return rows


def settled(tests, cut, is_failed=False):
    """Tests until all is as promised, or nothing more is to be expected: a failure may take flows for good."""
    start = changed = time.monotonic()
    last = None
    while True:
        rows = outcomes(tests)
        wrong = [row["id"] for row, passed, _ in rows if passed != (row["expected"] == "pass") and row["id"] not in cut]
        now = time.monotonic()
        if wrong != last:
            last, changed = wrong, now
        if not wrong or now - start > SETTLE_SECONDS or is_failed and now - changed > QUIET_SECONDS:
            return rows, round(now - start, 1)
        time.sleep(1)


def scenario(kind, element, name, tests, cut):
    rows, seconds = settled(tests, cut, kind != "normal")
    wrong = [(row, why) for row, passed, why in rows if passed != (row["expected"] == "pass")]
    return {
        "kind": kind, "element": element, "name": name,
        "passed": sum(passed and row["expected"] == "pass" for row, passed, _ in rows),
        "dropped": sum(not passed and row["expected"] == "drop" for row, passed, _ in rows),
        "unexpected": [
            {"flow": row["id"], "what": row["what"], "expected": row["expected"], "why": why}
            for row, why in wrong if row["id"] not in cut
        ],
        "cutOff": [row["id"] for row, _ in wrong if row["id"] in cut],
        "pending": [], "seconds": seconds,
    }


def apply(backend, before, after):
    """Cuts and mends wires, cuts first; devices then learn anew where stations are."""
    wires = {wire["name"]: wire for wire in LAB["wires"]}
    for names, state in ((set(after["down"]) - set(before["down"]), "down"), (set(before["down"]) - set(after["down"]), "up")):
        if state == "up":
            for node, rules in {**before["rules"], **after["rules"]}.items():
                text = after["rules"].get(node, LAB["normal"]["rules"].get(node, rules))
                run("nsenter", f"--net=/run/netns/{backend.space(node)}", "nft", "-f", "-", text=text)
        by_node = {}
        for name in names:
            by_node.setdefault(wires[name]["a"], []).append(name)
        for node, own in by_node.items():
            run("ip", "-n", backend.space(node), "-batch", "-", text="".join(f"link set {name}a {state}\n" for name in own))
    for node in LAB["nodes"]:
        if node["bridges"]:
            run("ip", "-n", backend.space(node["name"]), "-force", "-batch", "-", check=False,
                text="".join(f"link set {name} type bridge fdb_flush\n" for name in node["bridges"]))
    for mine, others, text in ((after, before, LAB["silence"]), (before, after, "delete table inet silence\n")):
        if mine.get("silent") and mine.get("silent") != others.get("silent"):
            run("nsenter", f"--net=/run/netns/{backend.space(mine['silent'])}", "nft", "-f", "-", text=text)


def main():
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--backend", choices=("namespaces", "containerlab"), default="namespaces")
    ask.add_argument("--fail", help="all, or the id or name of one element")
    ask.add_argument("--out", default="results.json")
    asked = ask.parse_args()
    failures = []
    if asked.fail:
        if LAB["withoutFailures"]:
            raise SystemExit(LAB["withoutFailures"])
        failures = [row for row in LAB["failures"] if asked.fail in ("all", row["element"], row["name"])]
        if not failures:
            raise SystemExit(f"No element is called {asked.fail}. There are: {', '.join(row['element'] for row in LAB['failures'])}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    # Whoever ends it early leaves nothing behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    home = os.open("/proc/self/ns/net", os.O_RDONLY)
    backend = {"namespaces": Namespaces, "containerlab": Containerlab}[asked.backend]()
    if failures and not backend.follows_tracks:
        raise SystemExit("ping is missing: the tracks of this network would not be followed. On Debian: apt-get install iputils-ping")
    ran_at = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")
    start = time.monotonic()

    def at_home(work, *arguments):
        result = work(*arguments)
        agent.libc.setns(home, 0x40000000)
        return result

    try:
        backend.start()
        tests = at_home(tests_of, backend)
        scenarios = [at_home(scenario, "normal", "", "nothing", tests, set(LAB["normal"]["cutOff"]))]
        boot_seconds = round(time.monotonic() - start, 1)
        for row in failures:
            apply(backend, LAB["normal"], row)
            scenarios.append(at_home(scenario, row["kind"], row["element"], row["name"], tests, set(row["cutOff"])))
            apply(backend, row, LAB["normal"])
            at_home(settled, tests, set(LAB["normal"]["cutOff"]))
            print(f"{row['kind']} {row['name']}: {len(scenarios[-1]['unexpected'])} unexpected", flush=True)
        notes = LAB["notes"] + backend.notes()
        if not backend.follows_tracks:
            notes.append("Tracks were not followed: ping is missing.")
    finally:
        agent.libc.setns(home, 0x40000000)
        backend.stop()
    result = {
        "ranAt": ran_at, "topologyVersion": LAB["topologyVersion"], "devices": LAB["devices"],
        "namespaces": len(NODES), "bootSeconds": boot_seconds, "notes": notes, "scenarios": scenarios,
    }
    with open(asked.out, "w") as file:
        json.dump(result, file, indent=2)
        file.write("\n")
    normal = scenarios[0]
    right = normal["passed"] + normal["dropped"]
    print(f"booted: {right} of {len(LAB['flows'])} flows as promised, {asked.out} written")
    for row in normal["unexpected"]:
        print(f"- {row['what']}: should {row['expected']}; {row['why']}")
    sys.exit(1 if normal["unexpected"] else 0)


main()
`;
