import { demoCases } from '@xinglin/content'
import type { NewCourse } from '#courses/publishing'

/** A case of the demo, whole: what is tested is what is taught. */
export const firstCase = () => {
  const script = demoCases().find(({ slug }) => slug === 'ami-inferior')?.script
  if (!script) throw new Error('no case')
  return script
}

const consultation = (
  caseId: string,
  mode: 'practice' | 'examination' | 'contest',
): Partial<NewCourse> => ({
  kind: 1,
  licence: { granted: true, trialStart: null, trialEnd: null },
  chapters: [
    {
      title: '问诊',
      items: [
        {
          title: '虚拟问诊',
          minutes: 30,
          required: true,
          body: { kind: 'consultation', caseId, mode, temperament: 'standard' },
        },
        { title: '选读', minutes: 1, required: false, body: { kind: 'text', html: '<p>选读</p>' } },
      ],
    },
  ],
})

/** Courses of one consultation each, for practice, for an examination and for a contest. */
export const consultations = (caseId: string): Readonly<Record<string, Partial<NewCourse>>> => ({
  consultation: consultation(caseId, 'practice'),
  consultationExam: consultation(caseId, 'examination'),
  consultationContest: consultation(caseId, 'contest'),
})
