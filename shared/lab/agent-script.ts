/**
 * What speaks in the namespaces of a lab, in Python: Node cannot enter one. A process that reads requests and writes answers as lines
 * of JSON, or a module.
 */
export const agentScript = String.raw`"""
The lab's hand in the namespaces: answers and begins real TCP, UDP, ICMP and ESP, and reads routes and links.

Requests and answers are lines of JSON. A socket stays in the namespace that it was opened in, so that one process
serves them all; Node cannot enter a namespace.
"""
import ctypes, errno, fcntl, json, os, resource, select, socket, struct, sys, time

libc = ctypes.CDLL(None, use_errno=True)
entered = {}
poll = select.epoll()
servers = {}
# A packet may be lost to the address resolution of a hop on its way.
REPEAT_SECONDS = 0.35
MOST_OPEN = 2000
AT_ONCE = 100
MOST_SECONDS = 10
IDENT = os.getpid() & 0xFFFF
SO_BINDTODEVICE = 25
listening = set()


def enter(space):
    if space not in entered:
        entered[space] = os.open(f"/run/netns/{space}", os.O_RDONLY)
    if libc.setns(entered[space], 0x40000000) != 0:
        raise OSError(ctypes.get_errno(), f"cannot enter {space}")


def checksum(data):
    data += b"\0" * (len(data) % 2)
    total = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while total >> 16:
        total = (total & 0xFFFF) + (total >> 16)
    return ~total & 0xFFFF


def echo_request(family, ident, number):
    if family == socket.AF_INET6:
        # The kernel fills in the checksum.
        return struct.pack("!BBHHH", 128, 0, 0, ident, number)
    head = struct.pack("!BBHHH", 8, 0, 0, ident, number)
    return struct.pack("!BBHHH", 8, 0, checksum(head), ident, number)


def family_of(address):
    return socket.AF_INET6 if ":" in address else socket.AF_INET


def payload_of(made, data):
    """What a raw socket hears, which of IPv4 begins with the header."""
    return data if made.family == socket.AF_INET6 else data[(data[0] & 15) * 4:]


def opened(address, kind, protocol=0):
    made = socket.socket(family_of(address), kind, protocol)
    made.setblocking(False)
    return made


def serve(space, protocol, address, port):
    """Answers with the namespace's name, so that whoever asks knows who it was."""
    if protocol == "icmp" or (space, protocol, address, port) in listening:
        return
    enter(space)
    if protocol == "tcp":
        made = opened(address, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((address, port))
        made.listen(512)
    elif protocol == "udp":
        made = opened(address, socket.SOCK_DGRAM)
        made.bind((address, port))
    else:
        made = opened(address, socket.SOCK_RAW, 50)
        made.bind((address, 0))
    listening.add((space, protocol, address, port))
    servers[made.fileno()] = (made, protocol, space.encode())
    poll.register(made.fileno(), select.EPOLLIN)


def answer(file):
    made, protocol, name = servers[file]
    try:
        while True:
            if protocol == "tcp":
                client, _ = made.accept()
                client.send(name)
                client.close()
            else:
                data, source = made.recvfrom(2048)
                payload = payload_of(made, data) if protocol == "esp" else data
                if payload.startswith(b"ask"):
                    made.sendto(b"from" + name, source)
    except OSError:
        pass


def probe(flow, number):
    """A socket that has begun a flow, or the error it met at once."""
    enter(flow["space"])
    protocol = flow["protocol"]
    kind = {"tcp": socket.SOCK_STREAM, "udp": socket.SOCK_DGRAM}.get(protocol, socket.SOCK_RAW)
    icmp = 58 if family_of(flow["address"]) == socket.AF_INET6 else 1
    made = opened(flow["address"], kind, {"icmp": icmp, "esp": 50}.get(protocol, 0))
    try:
        if flow.get("device"):
            made.setsockopt(socket.SOL_SOCKET, SO_BINDTODEVICE, flow["device"].encode())
        if flow.get("source"):
            made.bind((flow["source"], 0))
        error = made.connect_ex((flow["address"], flow.get("port") or 0))
        if error not in (0, errno.EINPROGRESS):
            raise OSError(error, "")
        send(made, protocol, number)
    except OSError as error:
        made.close()
        return None, os.strerror(error.errno)
    return made, None


def send(made, protocol, number):
    """TCP repeats its first segment by itself."""
    if protocol == "icmp":
        made.send(echo_request(made.family, IDENT, number))
    elif protocol != "tcp":
        made.send(b"ask")


def heard(made, protocol, number):
    """What a flow's socket has to say: an answer, an error, or nothing yet."""
    try:
        data = made.recv(2048)
    except BlockingIOError:
        return None
    except OSError as error:
        return {"error": os.strerror(error.errno)}
    if protocol == "tcp":
        return {"by": data.decode()} if data else {"error": "closed"}
    if protocol == "udp":
        return {"by": data[4:].decode()} if data.startswith(b"from") else None
    body = payload_of(made, data)
    if protocol == "esp":
        return {"by": body[4:].decode()} if body.startswith(b"from") else None
    kind, _, _, ident, got = struct.unpack("!BBHHH", body[:8])
    reply = 129 if made.family == socket.AF_INET6 else 0
    return {"by": ""} if (kind, ident, got) == (reply, IDENT, number) else None


def hear(file, open_flows, results):
    """Answers who asks a server, or notes what a flow's socket has to say."""
    if file in servers:
        answer(file)
        return
    if file not in open_flows:
        return
    index, made, protocol = open_flows[file]
    result = heard(made, protocol, index & 0xFFFF)
    if result is None:
        return
    results[index] = result
    poll.unregister(file)
    made.close()
    del open_flows[file]


def probe_all(flows, seconds):
    """Each flow has its seconds, counted from when it began; the next ones begin meanwhile."""
    results = [{"error": "no answer"} for _ in flows]
    open_flows = {}
    # Those that began together: when, when they ask again, and their sockets.
    groups = []
    begun = 0
    while begun < len(flows) or groups:
        if begun < len(flows) and len(open_flows) < MOST_OPEN:
            files = []
            for index in range(begun, min(begun + AT_ONCE, len(flows))):
                flow = flows[index]
                made, error = probe(flow, index & 0xFFFF)
                if made is None:
                    results[index] = {"error": error}
                    continue
                open_flows[made.fileno()] = (index, made, flow["protocol"])
                poll.register(made.fileno(), select.EPOLLIN | select.EPOLLERR | select.EPOLLHUP)
                files.append((made.fileno(), made))
            begun += AT_ONCE
            now = time.monotonic()
            groups.append([now, now + REPEAT_SECONDS, files])
            wait = 0
        else:
            wait = max(0.001, min(min(start + seconds, repeat) for start, repeat, _ in groups) - time.monotonic())
        events = poll.poll(wait)
        for file, _ in events:
            hear(file, open_flows, results)
        now = time.monotonic()
        left = []
        for group in groups:
            start, repeat, files = group
            files = [(file, made) for file, made in files if file in open_flows and open_flows[file][1] is made]
            # On a busy machine answers lie here that nobody has read yet.
            if not files or (now >= start + seconds and (not events or now >= start + MOST_SECONDS)):
                for file, made in files:
                    poll.unregister(file)
                    made.close()
                    del open_flows[file]
                continue
            if now >= repeat:
                repeat = now + REPEAT_SECONDS
                for file, made in files:
                    index, _, protocol = open_flows[file]
                    try:
                        send(made, protocol, index & 0xFFFF)
                    except OSError:
                        pass
            left.append([start, repeat, files])
        groups = left
    return results


def dump(kind, message):
    """All messages of a netlink dump, each with its body."""
    link = socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0)
    link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
    link.send(struct.pack("=IHHII", 16 + len(message), kind, 0x301, 1, 0) + message)
    bodies, done = [], False
    while not done:
        data, at = link.recv(1 << 17), 0
        while at < len(data):
            length, what = struct.unpack_from("=IH", data, at)
            if what == 3:
                done = True
                break
            bodies.append(data[at + 16:at + length])
            at += (length + 3) & ~3
    link.close()
    return bodies


def attributes(body, at):
    found = {}
    while at + 4 <= len(body):
        length, kind = struct.unpack_from("=HH", body, at)
        if length < 4:
            break
        found[kind & 0x3FFF] = body[at + 4:at + length]
        at += (length + 3) & ~3
    return found


def look(space):
    """Prefixes of the main table, the addresses held, the links with a carrier, and a mark that changes with the routes."""
    enter(space)
    routes = [
        body
        for family in (socket.AF_INET, socket.AF_INET6)
        for body in dump(26, struct.pack("=BBBBBBBBI", family, 0, 0, 0, 0, 0, 0, 0, 0))
    ]
    prefixes, held, marks = set(), set(), []
    for body in routes:
        family, length, _, _, table, _, _, kind, _ = struct.unpack_from("=BBBBBBBBI", body)
        if family not in (socket.AF_INET, socket.AF_INET6):
            continue
        found = attributes(body, 12)
        nothing = b"\0" * (16 if family == socket.AF_INET6 else 4)
        address = socket.inet_ntop(family, found.get(1, nothing))
        if table == 254:
            prefixes.add(f"{address}/{length}")
        if table == 255 and kind == 2:
            held.add(address)
        marks.append((table, address, length, kind, found.get(5), found.get(4), found.get(9)))
    running = []
    for body in dump(18, struct.pack("=BBHiII", 0, 0, 0, 0, 0, 0)):
        flags = struct.unpack_from("=I", body, 8)[0]
        if flags & 0x40:
            running.append(attributes(body, 16)[3].rstrip(b"\0").decode())
    mark = hash(tuple(sorted(marks, key=repr)))
    return {"mark": str(mark), "prefixes": sorted(prefixes), "held": sorted(held), "running": running}


def set_kernel(spaces, values):
    for space in spaces:
        enter(space)
        for path, value in values:
            try:
                with open(f"/proc/sys/{path}", "w") as file:
                    file.write(value)
            except OSError:
                pass


def set_links(changes):
    for space, link, is_up in changes:
        enter(space)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
            asked = struct.pack("16sH22x", link.encode(), 0)
            flags = struct.unpack_from("H", fcntl.ioctl(control, 0x8913, asked), 16)[0]
            flags = flags | 1 if is_up else flags & ~1
            fcntl.ioctl(control, 0x8914, struct.pack("16sH22x", link.encode(), flags))


def forget_stations(bridges):
    """As ip link set BRIDGE type bridge fdb_flush does."""
    for space, bridge in bridges:
        enter(space)
        kind = struct.pack("=HH", 11, 1) + b"bridge\0\0"
        data = struct.pack("=HHHH", 8, 0x8002, 4, 21)
        info = struct.pack("=HH", 4 + len(kind) + len(data), 0x8012) + kind + data
        body = struct.pack("=BBHiII", 0, 0, 0, socket.if_nametoindex(bridge), 0, 0) + info
        with socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, 0) as link:
            link.send(struct.pack("=IHHII", 16 + len(body), 16, 5, 1, 0) + body)
            error = struct.unpack_from("=i", link.recv(4096), 16)[0]
        if error:
            raise OSError(-error, f"cannot flush {bridge} of {space}")


def handle(request):
    what = request["what"]
    if what == "listen":
        for row in request["listeners"]:
            serve(row["space"], row["protocol"], row["address"], row.get("port") or 0)
        return None
    if what == "probe":
        return probe_all(request["flows"], request["seconds"])
    if what == "look":
        return [look(space) for space in request["spaces"]]
    if what == "kernel":
        return set_kernel(request["spaces"], request["values"])
    if what == "links":
        return set_links(request["changes"])
    if what == "forget":
        return forget_stations(request["bridges"])
    raise ValueError(what)


def main():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    home = os.open("/proc/self/ns/net", os.O_RDONLY)
    for line in sys.stdin:
        try:
            reply = {"result": handle(json.loads(line))}
        except Exception as error:
            reply = {"failed": f"{type(error).__name__}: {error}"}
        libc.setns(home, 0x40000000)
        try:
            print(json.dumps(reply), flush=True)
        except BrokenPipeError:
            os._exit(0)


if __name__ == "__main__":
    main()
`;
