import fc from 'fast-check'
import { expect, test } from 'vitest'
import { effectiveFor, targetsOf, type Override, type Target } from './rules.ts'

const kinds = ['administrative', 'teaching', 'group', 'person'] as const
const rank = { administrative: 1, teaching: 1, group: 2, person: 3 }
const refs = ['a', 'b', 'c', 'd', 'e', 'f']

const ref = fc.record({ kind: fc.constantFrom(...kinds), refId: fc.constantFrom(...refs) })
const targets = fc.uniqueArray(
  fc.tuple(ref, fc.boolean()).map(([one, excluded]): Target => ({ ...one, excluded })),
  { selector: ({ kind, refId }) => `${kind} ${refId}`, maxLength: 12 },
)
const own = fc.subarray(refs).map((some): ReadonlySet<string> => new Set(some))
const overrides = fc.uniqueArray(
  fc
    .tuple(ref, fc.constantFrom('due', 'closes'), fc.integer(), fc.uuid())
    .map(([one, field, value, order]): Override<number> => ({
      ...one,
      field,
      value,
      reason: '',
      order,
    })),
  { selector: ({ order }) => order, maxLength: 12 },
)

const of = (kind: Target['kind'], refId: string, excluded = false): Target => ({
  kind,
  refId,
  excluded,
})

test('the narrowest target decides, and an exclusion before what is as narrow', () => {
  const some = [of('teaching', 'a'), of('group', 'b', true), of('person', 'c')]
  const has = (...ids: string[]) => targetsOf(some, new Set(ids)).length > 0
  expect(has('z')).toBe(false)
  expect(has('a')).toBe(true)
  expect(has('a', 'b')).toBe(false)
  expect(has('a', 'b', 'c')).toBe(true)
  expect(
    targetsOf([of('teaching', 'a'), of('administrative', 'b', true)], new Set(['a', 'b'])),
  ).toEqual([])
})

test('who has something hangs on neither the order of targets nor on those that mean others', () =>
  fc.assert(
    fc.property(targets, own, fc.integer(), (some, ids, seed) => {
      const has = targetsOf(some, ids).length > 0
      const turned = some.toSorted((a, b) => (a.refId + seed < b.refId + seed ? 1 : -1))
      const meaning = some.filter(({ refId }) => ids.has(refId))
      expect(targetsOf(turned, ids).length > 0).toBe(has)
      expect(targetsOf(meaning, ids).length > 0).toBe(has)
    }),
  ))

test('whoever is excluded by name does not have it, and whoever is named does', () =>
  fc.assert(
    fc.property(targets, own, fc.boolean(), (some, ids, excluded) => {
      const others = some.filter((one) => !(one.kind === 'person' && ids.has(one.refId)))
      const all = [...others, of('person', 'me', excluded)]
      expect(targetsOf(all, new Set([...ids, 'me'])).length > 0).toBe(!excluded)
    }),
  ))

test('a student in two classes with two dates has the one that was written later, and is told of the other', () => {
  const by = (refId: string, value: number, order: string): Override<number> => ({
    kind: 'teaching',
    refId,
    field: 'due',
    value,
    reason: '',
    order,
  })
  const both = [by('a', 20, '2'), by('b', 22, '1')]
  const { due } = effectiveFor({ due: 10 }, both, new Set(['a', 'b']))
  expect(due).toMatchObject({ value: 20, base: 10, by: { refId: 'a' }, others: [{ refId: 'b' }] })
  expect(effectiveFor({ due: 10 }, both, new Set(['b'])).due.value).toBe(22)
  expect(effectiveFor({ due: 10 }, both, new Set()).due).toEqual({
    value: 10,
    base: 10,
    others: [],
  })
})

test('each field holds by itself: person before group before class, later before earlier, else the base', () =>
  fc.assert(
    fc.property(overrides, own, (some, ids) => {
      const base = { due: -1, closes: -2 }
      const effective = effectiveFor(base, some, ids)
      for (const field of ['due', 'closes'] as const) {
        const meaning = some.filter((one) => one.field === field && ids.has(one.refId))
        const most = Math.max(...meaning.map(({ kind }) => rank[kind]))
        const [wanted] = meaning
          .filter(({ kind }) => rank[kind] === most)
          .toSorted((a, b) => (a.order < b.order ? 1 : -1))
        expect(effective[field].value).toBe(wanted ? wanted.value : base[field])
        expect(effective[field].others.length).toBe(Math.max(0, meaning.length - 1))
      }
    }),
  ))

test('an override of one person changes nothing for anybody else', () =>
  fc.assert(
    fc.property(overrides, own, (some, ids) => {
      const base = { due: -1, closes: -2 }
      const extra = {
        kind: 'person',
        refId: 'me',
        field: 'due',
        value: 9,
        reason: '',
        order: '~',
      } as const
      expect(effectiveFor(base, [...some, extra], ids)).toEqual(effectiveFor(base, some, ids))
      expect(effectiveFor(base, [...some, extra], new Set([...ids, 'me'])).due.value).toBe(9)
    }),
  ))
