import {
  id,
  list,
  number,
  object,
  oneOf,
  optional,
  or,
  record,
  text,
  whole,
  type Infer,
} from '#form'

/** Builds, by which the fat beneath the skin differs. */
export const builds = ['瘦', '中等', '肥胖'] as const

/** Vital signs: T °C, P and R a minute, SBP and DBP mmHg, SpO2 %. */
export const vitals = object({
  T: number(30, 43),
  P: number(0, 220),
  R: number(0, 60),
  SBP: number(0, 260),
  DBP: number(0, 160),
  SpO2: number(0, 100),
})

/** How vital signs differ. */
export const vitalChanges = object({
  T: or(number(-5, 5), 0),
  P: or(number(-99, 99), 0),
  R: or(number(-30, 30), 0),
  SBP: or(number(-99, 99), 0),
  DBP: or(number(-99, 99), 0),
  SpO2: or(number(-50, 50), 0),
})

/** A patient of a procedure: who it is, how they are, and the parameters from which the right conduct follows. */
export const variant = object({
  id,
  /** For teachers; students read the brief. */
  zh: text(2, 40),
  /** What is known when one comes to the bed; never what is right. */
  brief: text(10, 300),
  patient: object({
    name: text(2, 10),
    gender: oneOf(0, 1),
    age: whole(0, 110),
    stature: number(30, 230),
    weight: number(1, 250),
    build: oneOf(...builds),
    mood: oneOf('平静', '紧张', '焦虑', '烦躁', '无反应'),
    vitals,
  }),
  /** By parameter its option. */
  is: record(id),
  figures: or(record(number(0, 9999)), {}),
  /** What ails them already; told when they are asked. */
  symptoms: or(list(text(1, 12), 0, 8), []),
  complaint: optional(text(2, 80)),
  tags: or(list(text(1, 12), 0, 6), []),
})

export type Variant = Infer<typeof variant>
export type Vitals = Infer<typeof vitals>
