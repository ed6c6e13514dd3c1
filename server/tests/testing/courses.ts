import type { NewCourse } from '#courses/publishing'
import { newId } from '#platform/ids'

const day = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const quiz = {
  kind: 'quiz' as const,
  pass: 60,
  questions: [
    {
      id: 'q1',
      type: 'single' as const,
      stem: '正常 PR 间期',
      options: ['0.12-0.20 s', '0.05 s'],
      answer: [0],
      explanation: '0.12-0.20 s 为正常。',
    },
    {
      id: 'q2',
      type: 'multiple' as const,
      stem: '下壁导联',
      options: ['II', 'III', 'aVF', 'V1'],
      answer: [0, 1, 2],
      explanation: 'II、III、aVF。',
    },
  ],
}

/** A text, a quiz, and a text that is not required. */
export const chapters: NewCourse['chapters'] = [
  {
    title: '第一章',
    items: [
      {
        title: '读一读',
        minutes: 3,
        required: true,
        body: { kind: 'text', html: '<p onclick="x()">正文<script>alert(1)</script></p>' },
      },
      { title: '测一测', minutes: 1, required: true, body: quiz },
      { title: '选读', minutes: 1, required: false, body: { kind: 'text', html: '<p>选读</p>' } },
    ],
  },
]

const items = ['第一项', '第二项', '第三项'].map((title) => ({
  title,
  minutes: 1,
  required: true,
  body: { kind: 'text' as const, html: `<p>${title}</p>` },
}))

/** A video that may not be skipped and a document, without files: what is kept of them is what is tested. */
const media: NewCourse['chapters'] = [
  {
    title: '媒体',
    items: [
      {
        title: '看片',
        minutes: 2,
        required: true,
        body: {
          kind: 'video',
          file: newId(),
          poster: newId(),
          captions: newId(),
          seconds: 100,
          html: '',
          noSkip: true,
        },
      },
      {
        title: '评分表',
        minutes: 2,
        required: true,
        body: { kind: 'document', file: newId(), pages: 3, html: '<p>说明</p>' },
      },
    ],
  },
]

/** Courses by what is special about them. */
export const special: Readonly<Record<string, Partial<NewCourse>>> = {
  open: {},
  inner: { isPublic: false },
  offShelf: { offShelf: true },
  smallClass: { smallClass: true },
  trialOver: { licence: { granted: false, trialStart: day(-60), trialEnd: day(-30) } },
  trialOpen: { licence: { granted: false, trialStart: day(-1), trialEnd: day(1) } },
  trialLater: { licence: { granted: false, trialStart: day(30), trialEnd: day(60) } },
  unlicensed: { licence: { granted: false, trialStart: null, trialEnd: null } },
  ecg: {
    name: '心电图判读入门',
    knowledge: ['心律失常'],
    applicable: [2, 4],
    sequential: true,
    chapters: [{ title: '第一章', items }],
  },
  media: { name: '胸腔穿刺（COPD 患者）', chapters: media },
  external: {
    name: '家兔血压实验',
    kind: 3,
    external: 'https://lab.example.edu/rabbit',
    chapters: [],
    licence: { granted: true, trialStart: null, trialEnd: null },
  },
}
