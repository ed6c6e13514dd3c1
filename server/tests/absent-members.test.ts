import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isClearable, withoutEmpty, type Call } from '@xinglin/contract/call'
import { searchCourseList } from '@xinglin/contract/courses'
import { getProfile, saveProfile } from '@xinglin/contract/identity'
import { everyCall } from '@xinglin/contract/specification'
import { parseInput } from '../src/platform/http/input.ts'
import { Refused } from '#platform/visit'
import { testApp, type TestApp } from '#testing'
import { shapeOf, valueOf, type Shape } from './attacks/shape.ts'
import { seededRandom } from '../seed/seeded-random.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

type Schema = z.core.$ZodType
type Inside = {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly options?: readonly Schema[]
  readonly items?: readonly Schema[]
  readonly element?: Schema
  readonly innerType?: Schema
  readonly valueType?: Schema
  readonly in?: Schema
}

/** Every object that a call reads, however deep, with the way to it. */
const objectsIn = (
  schema: Schema,
  place: string,
): { place: string; object: Schema; shape: Readonly<Record<string, Schema>> }[] => {
  const inside = schema._zod.def as unknown as Inside
  const { shape, options = [], items = [], element, innerType, valueType } = inside
  const further = [...options, ...items, element, innerType, valueType, inside.in]
  return [
    ...(shape ? [{ place, object: schema, shape }] : []),
    ...Object.entries(shape ?? {}).flatMap(([name, one]) => objectsIn(one, `${place}.${name}`)),
    ...further.flatMap((one) => (one ? objectsIn(one, place) : [])),
  ]
}

const every = everyCall.flatMap(({ path, input }) => objectsIn(input, path))
const members = every.flatMap(({ place, object, shape }) =>
  Object.entries(shape).map(([name, member]) => ({
    place: `${place}.${name}`,
    object,
    name,
    member,
    alone: z.object({ [name]: member as z.ZodMiniType }),
  })),
)
const read = (schema: Schema, value: object) => z.core.safeParse(schema, value)
const optional = members.filter(({ alone }) => read(alone, {}).success)
const isLeft = ({ object, name }: (typeof members)[number], empty: unknown): boolean =>
  name in (withoutEmpty(object, { [name]: empty }) as object)

const under = (place: string, names: string): string[] =>
  names.split(' ').map((name) => `${place}.${name}`)

/** Texts that whoever empties them means to empty; the profile’s and the school’s own, and what is written of a case. */
const cleared = [
  ...under('/api/UserManage/SaveProfile', 'Education Nation NativePlace'),
  ...under('/api/UserManage/SaveUser', 'CollegeId Education Nation NativePlace'),
  '/api/SynopsisSchool/SaveSettings.TopLogoUrl',
  ...under(
    '/api/Virtual/Act.Action.sections',
    'chief present past personal family exam tests impression plan',
  ),
  ...['/api/Virtual/SaveLabReport.Sections', '/api/ExperimentWritings/Assess.Sections'].flatMap(
    (place) =>
      under(
        place,
        'purpose principle materials method results discussion conclusion questions reflection',
      ),
  ),
].toSorted()

const placesOf = (some: readonly { place: string }[]): string[] =>
  [...new Set(some.map(({ place }) => place))].toSorted()

test('every optional member of every call that is null counts as absent, and one that is empty unless that clears it', () => {
  expect(optional.length).toBeGreaterThan(600)
  expect(placesOf(optional.filter((one) => isLeft(one, null)))).toEqual([])
  expect(placesOf(optional.filter((one) => isLeft(one, '')))).toEqual(cleared)
})

test('where absent leaves what is kept and the empty text is read, that clears it', () => {
  const clearing = optional.filter(({ name, alone }) => {
    const absent = read(alone, {}).data as Record<string, unknown> | undefined
    const empty = read(alone, { [name]: '' })
    return (
      absent?.[name] === undefined && empty.success && (empty.data as typeof absent)?.[name] === ''
    )
  })
  // Names of something within what is said anew each time: the empty one names nothing. And two that nobody reads.
  const whole =
    /Action(?:s|\.orders)?\.(?:step|target|option|dose)$|\.conclusion\.\w+\.(?:code|text)$|\.IsSkillContest$|CourseComment\.Rate$/
  expect(placesOf(clearing).filter((place) => !whole.test(place))).toEqual(cleared)
  expect(placesOf(members.filter(({ member }) => isClearable(member)))).toEqual(cleared)
})

test('what is required is refused when it is empty as when it is absent, or left as it is', () => {
  const required = members.filter(({ alone }) => !read(alone, {}).success)
  const lost = required.filter(
    (one) =>
      (!isLeft(one, '') && read(one.alone, { [one.name]: '' }).success) ||
      (!isLeft(one, null) && read(one.alone, { [one.name]: null }).success),
  )
  expect(placesOf(lost)).toEqual([])
})

const readOf = (call: Call, body: object): unknown => {
  try {
    return parseInput(call, body as never)
  } catch (error) {
    return error instanceof Refused ? error.code : error
  }
}

/** The same value with a member of one of its objects set, or left out; every member of every object in turn. */
const variants = (value: unknown, empty: unknown): { with: unknown; without: unknown }[] => {
  if (Array.isArray(value))
    return value.flatMap((one, at) =>
      variants(one, empty).map((both) => ({
        with: value.with(at, both.with),
        without: value.with(at, both.without),
      })),
    )
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  return entries.flatMap(([name, inner]) => {
    const { [name]: _gone, ...rest } = value as Record<string, unknown>
    return [
      // What a record holds has a name of its own and is no member.
      ...(name === words('') ? [] : [{ with: { ...value, [name]: empty }, without: rest }]),
      ...variants(inner, empty).map((both) => ({
        with: { ...value, [name]: both.with },
        without: { ...value, [name]: both.without },
      })),
    ]
  })
}

const words = (name: string): string =>
  /Html|Comment|Content/.test(name)
    ? '讲解清楚，病例贴近临床'
    : '0190a000-0000-7000-8000-000000000000'

test('inputs of every shape say the same with an empty member as without it', () => {
  const draw = seededRandom(19)
  let tried = 0
  const differing = new Set<string>()
  for (const call of everyCall) {
    const shape: Shape = shapeOf(call)
    for (let round = 0; round < 12; round += 1) {
      const sample = valueOf(shape, draw, words) as object
      if (typeof readOf(call, sample) === 'number') continue
      for (const { with: full, without } of variants(sample, null)) {
        // What is required is another matter.
        const absent = readOf(call, without as object)
        if (typeof absent === 'number') continue
        tried += 1
        if (JSON.stringify(readOf(call, full as object)) !== JSON.stringify(absent))
          differing.add(`${call.path} ${JSON.stringify(full).slice(0, 200)}`)
      }
    }
  }
  expect(tried).toBeGreaterThan(2_000)
  expect([...differing]).toEqual([])
})

test('a list is searched with an empty filter as without one', async () => {
  const student = await app.signedIn('student1')
  const all = await student.calls(searchCourseList, {})
  for (const ApplicableType of ['', null]) {
    const answer = await student.calls(searchCourseList, { ApplicableType, Type: null, Page: '' })
    expect(answer).toMatchObject({ Code: 0, Data: all.Data })
  }
})

test('a text of the profile is cleared by the empty text, and left by null', async () => {
  const student = await app.signedIn('student1')
  const { Data } = await student.calls(getProfile, {})
  const save = async (Nation: unknown) => {
    const saved = await student.calls(saveProfile, { ...(Data as object), Nation })
    expect(saved.Code).toBe(0)
    return (saved.Data as { Nation: string }).Nation
  }
  expect(await save('01')).toBe('01')
  expect(await save(null)).toBe('01')
  expect(await save('')).toBe('')
})
