/** The image of every node. */
export const dockerfile = `FROM debian:12-slim
RUN apt-get update && apt-get install -y --no-install-recommends frr nftables keepalived iproute2 iputils-ping python3 && rm -rf /var/lib/apt/lists/*
CMD ["sleep", "infinity"]
`;
