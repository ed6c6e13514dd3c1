import { expect, test, vi } from 'vitest'
import { freshSalt, sixDigits } from './random.ts'

test('a salt is 16 base64url characters, another each time', () => {
  const salts = Array.from({ length: 1_000 }, freshSalt)
  expect(new Set(salts).size).toBe(1_000)
  for (const salt of salts) expect(salt).toMatch(/^[A-Za-z0-9_-]{16}$/)
})

test('six digits keep leading zeros and draw again where a remainder would favour small numbers', () => {
  const draws = [4_294_000_000, 4_294_967_295, 42]
  const drawing = vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    if (into instanceof Uint32Array) into[0] = draws.shift() ?? 0
    return into
  })
  expect(sixDigits()).toBe('000042')
  drawing.mockRestore()
  for (let i = 0; i < 100; i++) expect(sixDigits()).toMatch(/^[0-9]{6}$/)
})
