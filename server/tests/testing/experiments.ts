import { demoProtocols } from '@xinglin/content'
import type { NewCourse } from '#courses/publishing'

/** A protocol of the demo, whole: what is tested is what is taught. */
export const firstProtocol = () => {
  const protocol = demoProtocols().find(({ slug }) => slug === 'arterial-pressure')?.protocol
  if (!protocol) throw new Error('no protocol')
  return protocol
}

const item = (
  protocolId: string,
  title: string,
  mode: 'practice' | 'examination' = 'practice',
) => ({
  title,
  minutes: 60,
  required: true,
  body: { kind: 'experiment' as const, protocolId, mode },
})

const course = (items: readonly ReturnType<typeof item>[]): Partial<NewCourse> => ({
  kind: 3,
  licence: { granted: true, trialStart: null, trialEnd: null },
  chapters: [{ title: '实验', items }],
})

/** Courses of one and of two experiments. */
export const experiments = (protocolId: string): Readonly<Record<string, Partial<NewCourse>>> => ({
  experiment: course([item(protocolId, '虚拟实验')]),
  experimentExam: course([item(protocolId, '实验考核', 'examination')]),
  experiments: course([item(protocolId, '实验一'), item(protocolId, '实验二')]),
})
