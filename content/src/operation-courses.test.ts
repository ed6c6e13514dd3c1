import { expect, test } from 'vitest'
import { demoProcedures, demoSchools } from './index.ts'

const procedures = new Map(demoProcedures().map(({ slug, procedure }) => [slug, procedure]))
const done =
  demoSchools()[0]?.courses.flatMap(({ chapters }) =>
    chapters.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'operation' ? [item] : [])),
    ),
  ) ?? []

test('every procedure can be done in the first school, with patients that it has', () => {
  expect([...new Set(done.map(({ procedure }) => procedure))].toSorted()).toEqual(
    [...procedures.keys()].toSorted(),
  )
  for (const { procedure, patient } of done)
    if (patient !== '')
      expect(procedures.get(procedure)?.variants.map(({ id }) => id)).toContain(patient)
})

test('no item says what is particular about its patient', () => {
  const tags = [...procedures.values()].flatMap(({ variants }) => variants.map(({ zh }) => zh))
  for (const { title } of done) for (const zh of tags) expect(title).not.toContain(zh)
})
