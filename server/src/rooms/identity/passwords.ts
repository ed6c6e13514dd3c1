import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes (OWASP's first choice of 2023). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Stored form of a password. */
export const hashPassword = (word: string): Promise<string> => hash(word, cost)

let stranger: Promise<string> | undefined

/** True when the password is the stored one; an unknown account costs the same time as a known one. */
export const isPassword = async (stored: string | undefined, word: string): Promise<boolean> => {
  stranger ??= hash('nobody has this password', cost)
  // A first password that is not hashed yet is none.
  const known = stored === '' ? undefined : stored
  const same = await verify(known ?? (await stranger), word)
  return same && known !== undefined
}
