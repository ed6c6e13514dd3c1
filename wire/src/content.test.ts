import { expect, test } from 'vitest'
import { contentDigest, signedContent } from './content.ts'

test('a file is signed by the text of its SHA-256', () => {
  const abc = new TextEncoder().encode('abc')
  const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  expect(contentDigest(abc)).toBe(digest)
  expect(new TextDecoder().decode(signedContent(digest))).toBe(digest)
})
