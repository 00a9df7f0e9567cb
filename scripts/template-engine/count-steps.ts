import { numberBytes, signedBytes, sized, WasmReader } from './wasm-bytes.ts';
import { opcodes, skipInstruction } from './wasm-instructions.ts';
import { changeSection, sectionIds, type WasmSection } from './wasm-sections.ts';

/** Under this name the module exports how many steps are left. */
const exportName = 'stepsLeft';

/** 2^6 bytes that are copied at once are one step. */
const bytesOfStep = 6;

/**
 * A module that counts every call of a function, every turn of a loop and every 64 bytes that are copied down from `stepsLeft`, and
 * traps below zero. The engine's own count is of tags and operators, of which one may copy megabytes. A count gives the same
 * result on every machine, which a clock would not.
 */
export function countSteps(sections: readonly WasmSection[]): WasmSection[] {
  const global = readerOf(sections, sectionIds.globals).number();
  const counter = Uint8Array.from([opcodes.i32, 1, opcodes.i32Const, 0, opcodes.end]);
  const exported = [sized(Buffer.from(exportName)), Uint8Array.from([3, ...numberBytes(global)])];
  const parameters = parameterCounts(sections);
  const withGlobal = changeSection(sections, sectionIds.globals, (content) => appended(content, counter));
  const withExport = changeSection(withGlobal, sectionIds.exports, (content) =>
    appended(content, Buffer.concat(exported)),
  );
  return changeSection(withExport, sectionIds.code, (content) =>
    countInFunctions(content, parameters, global),
  );
}

function readerOf(sections: readonly WasmSection[], id: number): WasmReader {
  const section = sections.find((candidate) => candidate.id === id);
  if (section === undefined) throw new Error(`The module has no section ${id}.`);
  return new WasmReader(section.content);
}

/** How many parameters each function of the module has. */
function parameterCounts(sections: readonly WasmSection[]): number[] {
  const types = readerOf(sections, sectionIds.types);
  const ofTypes = Array.from({ length: types.number() }, () => {
    types.byte();
    const parameters = types.number();
    types.take(parameters);
    types.take(types.number());
    return parameters;
  });
  const functions = readerOf(sections, sectionIds.functions);
  return Array.from({ length: functions.number() }, () => ofTypes[functions.number()] ?? 0);
}

/** A vector with one more entry. */
function appended(vector: Uint8Array, entry: Uint8Array): Uint8Array {
  const reader = new WasmReader(vector);
  const count = reader.number();
  return Buffer.concat([Uint8Array.from(numberBytes(count + 1)), vector.subarray(reader.at), entry]);
}

/** `stepsLeft -= steps; if (stepsLeft < 0) unreachable` */
const counting = (global: number, steps: readonly number[]): Uint8Array =>
  Uint8Array.from([
    opcodes.globalGet,
    ...numberBytes(global),
    ...steps,
    opcodes.i32Subtract,
    opcodes.globalSet,
    ...numberBytes(global),
    opcodes.globalGet,
    ...numberBytes(global),
    opcodes.i32Const,
    ...signedBytes(0),
    opcodes.i32LessThan,
    opcodes.if,
    opcodes.noBlockType,
    opcodes.unreachable,
    opcodes.end,
  ]);

function countInFunctions(content: Uint8Array, parameters: readonly number[], global: number): Uint8Array {
  const reader = new WasmReader(content);
  const count = reader.number();
  const bodies = Array.from({ length: count }, (_, index) => {
    const body = reader.take(reader.number());
    return sized(countInBody(body, parameters[index] ?? 0, global));
  });
  return Buffer.concat([Uint8Array.from(numberBytes(count)), ...bodies]);
}

/** Counts at the start of a body, of each loop, and before memory is copied; the number of bytes is kept in a local of its own. */
function countInBody(body: Uint8Array, parameters: number, global: number): Uint8Array {
  const reader = new WasmReader(body);
  const groups = reader.number();
  const locals = reader.at;
  let local = parameters;
  for (let group = 0; group < groups; group += 1) {
    local += reader.number();
    reader.byte();
  }
  const one = counting(global, [opcodes.i32Const, ...signedBytes(1)]);
  const written: Uint8Array[] = [
    Uint8Array.from(numberBytes(groups + 1)),
    body.subarray(locals, reader.at),
    Uint8Array.from([1, opcodes.i32]),
    one,
  ];
  const ofBytes = [
    ...[opcodes.localGet, ...numberBytes(local)],
    ...[opcodes.i32Const, ...signedBytes(bytesOfStep), opcodes.i32ShiftRight],
  ];
  const bulk = [Uint8Array.from([opcodes.localTee, ...numberBytes(local)]), counting(global, ofBytes)];
  let start = reader.at;
  while (reader.at < body.length) {
    const before = reader.at;
    const instruction = skipInstruction(reader);
    if (instruction === 'other') continue;
    const at = instruction === 'loop' ? reader.at : before;
    written.push(body.subarray(start, at), ...(instruction === 'loop' ? [one] : bulk));
    start = at;
  }
  written.push(body.subarray(start));
  return Buffer.concat(written);
}
