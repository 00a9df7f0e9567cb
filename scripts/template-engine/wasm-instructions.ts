import type { WasmReader } from './wasm-bytes.ts';

export const opcodes = {
  unreachable: 0x00,
  loop: 0x03,
  if: 0x04,
  end: 0x0b,
  globalGet: 0x23,
  globalSet: 0x24,
  localGet: 0x20,
  localTee: 0x22,
  i32Const: 0x41,
  i32LessThan: 0x48,
  i32Subtract: 0x6b,
  i32ShiftRight: 0x76,
  noBlockType: 0x40,
  i32: 0x7f,
} as const;

/** How many numbers of any size follow an opcode, from the first opcode to the last of each range. */
const numbersAfter: readonly (readonly [first: number, last: number, count: number])[] = [
  [0x00, 0x01, 0],
  [0x02, 0x04, 1],
  [0x05, 0x05, 0],
  [0x0b, 0x0b, 0],
  [0x0c, 0x0d, 1],
  [0x0f, 0x0f, 0],
  [0x10, 0x10, 1],
  [0x11, 0x11, 2],
  [0x1a, 0x1b, 0],
  [0x20, 0x26, 1],
  [0x28, 0x3e, 2],
  [0x3f, 0x42, 1],
  [0x45, 0xc4, 0],
  [0xd0, 0xd0, 1],
  [0xd1, 0xd1, 0],
  [0xd2, 0xd2, 1],
];

const branchTable = 0x0e;
const typedSelect = 0x1c;
const f32Const = 0x43;
const f64Const = 0x44;
const prefixed = 0xfc;
/** Behind the prefix: conversions that saturate, up to 7; copying and filling memory. */
const lastConversion = 7;
const memoryCopy = 10;
const memoryFill = 11;

/** What an instruction is to the count of steps. */
export type Instruction = 'loop' | 'bulk' | 'other';

/**
 * Passes over one instruction with all that belongs to it: of the first version of WebAssembly, sign extension, saturating
 * conversion, and memory in bulk (its last operand is a number of bytes). Throws on any other, which might cost what is not counted.
 */
export function skipInstruction(reader: WasmReader): Instruction {
  const opcode = reader.byte();
  if (opcode === branchTable) skipNumbers(reader, reader.number() + 1);
  else if (opcode === typedSelect) skipNumbers(reader, reader.number());
  else if (opcode === f32Const) reader.take(4);
  else if (opcode === f64Const) reader.take(8);
  else if (opcode === prefixed) {
    const operation = reader.number();
    if (operation === memoryCopy || operation === memoryFill) {
      reader.take(operation === memoryCopy ? 2 : 1);
      return 'bulk';
    }
    if (operation > lastConversion) throw new Error(`The instruction 0xfc ${operation} is not expected.`);
  } else {
    const known = numbersAfter.find(([first, last]) => first <= opcode && opcode <= last);
    if (known === undefined) throw new Error(`The instruction 0x${opcode.toString(16)} is not expected.`);
    skipNumbers(reader, known[2]);
  }
  return opcode === opcodes.loop ? 'loop' : 'other';
}

function skipNumbers(reader: WasmReader, count: number): void {
  for (let index = 0; index < count; index += 1) reader.skipNumber();
}
