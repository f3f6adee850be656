/** A person's values, of the n-th: invented, of every sort that a real backend would hold. */
const personOf = (n: number) => {
  const pick = (letters: string, at: number) => letters[(n * 7 + at * 13) % letters.length]!
  const SURNAMES = '欧阳司徒诸葛慕容'
  const GIVEN = '梓涵沐宸语嫣浩然诗雅俊熙若曦弘文'
  const eleven = String(38_000_000_000 + n * 7_654_321 + 100_000_000_000).slice(-10)
  const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const long = (letters: string, count: number) =>
    Array.from({ length: count }, (_, at) => pick(letters, at + n)).join('')
  const name = SURNAMES.slice((n % 4) * 2, (n % 4) * 2 + 2) + pick(GIVEN, 1) + pick(GIVEN, 4 + n)
  return {
    name,
    latin: `Quentin${long('abcdefgh', 3)} Varga${long('xyzuvw', 3)}`,
    phone: `1${eleven}`,
    email: `q.${long('abcdefgh', 6)}${n}@mail-${n}.example.com`,
    card: `62${String(10_000_000_000_000 + n * 123_456_789_123)
      .padStart(14, '0')
      .slice(0, 14)}`,
    token: `tk_${long('abcdef0123456789', 40)}`,
    coin: `T${long(base58, 33)}`,
    ether: `0x${long('0123456789abcdefABCDEF', 40)}`,
    ip: `${60 + (n % 100)}.${20 + (n % 200)}.${n % 250}.${(n * 3) % 250}`,
    ip6: `2408:8207:${(4096 + n).toString(16)}:${(8192 + n * 3).toString(16)}::${(n + 17).toString(16)}`,
    qq: String(300_000_000 + n * 7_919),
    wechat: `wx_${long('klmnop', 5)}_${n}z`,
    address: `云岭省清溪市望江路${100 + n}弄${n + 1}号`,
  }
}
export type Person = ReturnType<typeof personOf>
export const PEOPLE = Array.from({ length: 39 }, (_, n) => personOf(n))
/** 507 values, each of which goes by in several shapes. */
export const VALUES = PEOPLE.flatMap((person) => Object.values(person))
