import { demoProcedures } from '@xinglin/content'
import type { NewCourse } from '#courses/publishing'

const procedureOf = (name: string) => {
  const procedure = demoProcedures().find(({ slug }) => slug === name)
  if (!procedure) throw new Error('no procedure')
  return procedure.procedure
}

/** A procedure of the demo, whole: what is tested is what is taught. */
export const firstProcedure = () => procedureOf('thoracentesis')

/** The one in which chests are compressed. */
export const resuscitation = () => procedureOf('cardiopulmonary-resuscitation')

type Mode = 'guided' | 'practice' | 'examination'

const course = (
  procedureId: string,
  mode: Mode,
  patients: readonly string[],
): Partial<NewCourse> => ({
  kind: 2,
  licence: { granted: true, trialStart: null, trialEnd: null },
  chapters: [
    {
      title: '操作',
      items: patients.map((patient) => ({
        title: '虚拟操作',
        minutes: 30,
        required: true,
        body: { kind: 'operation' as const, procedureId, patient, mode },
      })),
    },
  ],
})

/** Courses of one and of two operations, guided, and as an examination; and one of resuscitation. */
export const operations = (
  procedureId: string,
  resuscitationId: string,
): Readonly<Record<string, Partial<NewCourse>>> => ({
  resuscitation: course(resuscitationId, 'practice', ['hall-fibrillation']),
  operation: course(procedureId, 'practice', ['right-medium']),
  operations: course(procedureId, 'practice', ['right-medium', '']),
  guidedOperation: course(procedureId, 'guided', ['right-medium']),
  operationExam: course(procedureId, 'examination', ['left-anticoagulated']),
})
