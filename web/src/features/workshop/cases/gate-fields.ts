import type { Field } from './form-field.ts'
import { factList, sayings } from './sources.ts'

const simple = (questions: boolean): readonly Field[] => [
  { kind: 'number', name: 'rapport', label: '信任度至少', unit: '0–100', span: 2 },
  ...(questions
    ? ([
        { kind: 'flag', name: 'again', label: '要追问才说（回避后再问，或问还有别的吗）', span: 4 },
        {
          kind: 'words',
          name: 'words',
          label: '问话里提到其中一个词',
          most: 40,
          longest: 20,
        },
      ] as const)
    : []),
  { kind: 'pick', name: 'said', label: '先说过或问过其中之一', from: sayings, most: 10 },
  { kind: 'pick', name: 'known', label: '已问出这些事实', from: factList, most: 10 },
]

/** On what something guarded is told or done; of an examination without what is of questions alone. */
export const gateFields = (questions: boolean): Field => ({
  kind: 'group',
  name: 'gate',
  label: '条件',
  hint: '填写的各项须同时满足；需要“满足其一”时用下面的分组',
  fields: [
    ...simple(questions),
    {
      kind: 'list',
      name: 'any',
      label: '满足其一即可',
      noun: '条件组',
      most: 6,
      fields: simple(questions),
      titleOf: () => '一组条件',
      fresh: [{ name: '添加条件组', make: () => ({}) }],
    },
  ],
  fresh: {},
})
