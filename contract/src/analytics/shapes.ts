import * as z from 'zod/mini'

/** What is refused to whoever neither teaches a course nor a class that studies it. */
export const overseeing = {
  missing: [-404, '数据不存在'],
  notYours: [-10002, '您没有权限操作'],
} as const

/** How far somebody is in a course: never began it, is learning, has completed it. */
export const learnerStates = ['new', 'learning', 'done'] as const
export const LearnerState = z.enum(learnerStates)
export type LearnerState = z.output<typeof LearnerState>

/** The same in words. */
export const learnerStateNames: Readonly<Record<LearnerState, string>> = {
  new: '未开始',
  learning: '学习中',
  done: '已完成',
}

/** A class whose students study the course; the caller sees no other. */
export const StudyingClass = z.strictObject({
  Id: z.string(),
  /** With the course of the curriculum: 诊断学 1班. */
  Name: z.string(),
  Students: z.number(),
})
export type StudyingClass = z.output<typeof StudyingClass>

/** Stands for a class where those are meant who study without one. */
export const withoutClass = 'none'
