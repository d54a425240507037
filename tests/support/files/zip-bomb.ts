import { deflateRawSync } from 'node:zlib'

const REAL = 200_000_000

let deflated: Buffer | undefined

/** An archive of 200 kB whose sheet inflates to 200 MB, and says that it inflates to another number of bytes. */
export function bomb({ claims }: { claims: number }): Buffer {
  deflated ??= deflateRawSync(Buffer.alloc(REAL), { level: 1 })
  const name = Buffer.from('xl/workbook.xml')
  const common = Buffer.alloc(22)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(8, 4)
  common.writeUInt32LE(0, 10)
  common.writeUInt32LE(deflated.length, 14)
  common.writeUInt32LE(claims, 18)
  const lengths = Buffer.alloc(4)
  lengths.writeUInt16LE(name.length, 0)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, lengths, name, deflated])
  const rest = Buffer.alloc(14)
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02'),
    Buffer.from([20, 0]),
    common,
    lengths,
    rest,
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
