import { api, mutation } from './api.ts'
import type { Body } from './declared.ts'
import { decrypted } from '../lib/device/storage.ts'

const PATH = '/site/api/v1/site/common/singleDataDecryption'
type Asked = Extract<Body<typeof PATH>, object>

const { useDecryptMutation } = api.injectEndpoints({
  endpoints: () => ({ decrypt: mutation(PATH, [], { asks: true }) }),
})

/** One masked fact in clear, kept as DD_<field> until the session ends (U-LS-03); undefined when refused, which is told. */
export const useReveal = () => {
  const [decrypt] = useDecryptMutation()
  return async ({ key, id }: Asked): Promise<string | undefined> => {
    const field = id ? `${key}_${id}` : key
    const known = decrypted.read(field)
    if (known) return known
    const { data } = await decrypt({ key, ...(id && { id }) })
    if (data) decrypted.write(field, data.value)
    return data?.value
  }
}
