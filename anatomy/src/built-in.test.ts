import { validateBytes } from 'gltf-validator'
import { describe, expect, test } from 'vitest'
import { builtInKeys, builtInModels } from './built-in.ts'
import { models } from './models.ts'

const all = builtInModels()

test('every model that is made is offered', () =>
  expect([...builtInKeys]).toEqual(Object.keys(models)))

describe.each(all.map((model) => [model.key, model] as const))('%s', (_, model) => {
  test('is a glTF file without a fault, small enough for a slow network', async () => {
    const { issues, info } = await validateBytes(new Uint8Array(model.glb))
    expect(issues.messages.slice(0, 3)).toEqual([])
    expect(issues.numErrors + issues.numWarnings).toBe(0)
    expect(info.totalTriangleCount).toBeGreaterThan(20_000)
    expect(model.glb.length).toBeLessThan(1_500_000)
    expect(model.poster.subarray(8, 12).toString()).toBe('WEBP')
  })

  test('is explained at ten points or more, each with a name in both languages and two to four sentences', () => {
    expect(model.annotations.length).toBeGreaterThanOrEqual(10)
    expect(new Set(model.annotations.map(({ id }) => id)).size).toBe(model.annotations.length)
    for (const { name, english, text } of model.annotations) {
      expect(name, name).toMatch(/\p{Script=Han}/u)
      expect(english, name).toMatch(/^[A-Z][\w ,()'’0-9-]+$/)
      const sentences = text.split('。').filter(Boolean)
      expect(sentences.length, name).toBeGreaterThanOrEqual(2)
      expect(sentences.length, name).toBeLessThanOrEqual(4)
      expect([...text].length, name).toBeLessThanOrEqual(500)
    }
  })
})
