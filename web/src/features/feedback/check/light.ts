/** How a check came out. */
export type Light = 'pass' | 'warn' | 'fail'

/** What a check found: a light, the figure or name, and what to do unless all is well. */
export type Finding = {
  readonly light: Light
  readonly text: string
  readonly advice?: string
}

/** The lights in words. */
export const lightNames: Readonly<Record<Light, string>> = {
  pass: '通过',
  warn: '注意',
  fail: '不通过',
}

/** The worst of some lights. */
export const worstOf = (lights: readonly Light[]): Light =>
  (['fail', 'warn'] as const).find((one) => lights.includes(one)) ?? 'pass'
