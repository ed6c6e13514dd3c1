import { expect, test } from 'vitest'
import { fileOfPicture, storedPicture } from './index.ts'

const file = '01980000-0000-7000-8000-00000000beef'

test.each([
  [storedPicture(file), file],
  [`/f/${file}.webp?e=1796000000000&s=a-B_9`, file],
  [`//files.school.example/f/${file}.webp?e=1&s=x`, file],
  [`//files.school.example:8443/f/${file}.webp?e=1&s=x`, file],
  [`//files.evil.example@school.example/f/${file}.webp`, undefined],
  [`//other.school.example/f/${file}.webp`, undefined],
  [`https://files.school.example/f/${file}.webp`, undefined],
  [`/f/${file}`, undefined],
  [`/f/${file}_20.webp`, undefined],
  [`/f/${file.toUpperCase()}.webp`, undefined],
  [`/f/${file}.webp"onerror="x`, undefined],
  [` /f/${file}.webp`, undefined],
  ['', undefined],
])('%j names the file %s', (src, named) => expect(fileOfPicture(src)).toBe(named))
