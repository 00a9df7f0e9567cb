import { strFromU8, strToU8, zlibSync } from 'fflate';
import type { ExchangedDesign } from '../design/exchanged-design.ts';
import { readTopologyFile, writeTopologyFile } from '../json/topology-file.ts';
import type { ReadNetwork } from '../read/read-network.ts';
import { unzlibbed } from '../read/unpack.ts';

/** The design within a picture: its JSON, deflated with zlib's frame. */
export const packDesign = (design: ExchangedDesign): Uint8Array =>
  zlibSync(strToU8(writeTopologyFile(design)), { level: 9 });

/** @throws UnreadableFile where the bytes are not such a design. */
export const unpackDesign = (bytes: Uint8Array): ReadNetwork => readTopologyFile(strFromU8(unzlibbed(bytes)));
