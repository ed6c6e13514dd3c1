import { expect, test } from 'vitest'
import { drawnOf } from './drawn-of.ts'

type Page = Parameters<typeof drawnOf>[0]
type Objects = readonly (readonly [string, unknown])[]

const page = (objs: Objects, commonObjs: Objects, wanted: readonly string[] = []) =>
  ({
    objs,
    commonObjs,
    getOperatorList: () =>
      Promise.resolve({ fnArray: [], argsArray: [null, ...wanted.map((name) => [name, 12])] }),
  }) as unknown as Page

test.each([
  ['nothing is missing', page([['img_p0_1', { width: 4 }]], [['g_d0_f1', {}]]), 'whole'],
  ['a picture could not be read', page([['img_p0_1', null]], []), 'in part'],
  ['a font could not be read', page([], [['g_d0_f1', 'Unknown CMap']], ['g_d0_f1']), 'in part'],
  ['a font of another page', page([], [['g_d0_f1', 'Unknown CMap']], ['g_d0_f2']), 'whole'],
  ['a picture of several pages', page([], [['img_1', null]], ['img_1']), 'in part'],
])('%s', async (_what, one, drawn) => expect(await drawnOf(one)).toBe(drawn))
