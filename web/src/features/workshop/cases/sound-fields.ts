import type { Field } from './form-field.ts'

const named = (...rows: readonly (readonly [string, string])[]) =>
  rows.map(([value, name]) => ({ value, name }))

const loud = (name: string, label: string): Field => ({
  kind: 'number',
  name,
  label,
  unit: '1为正常',
  span: 1,
})

/** What is heard where it is not as in health, as parameters that the sound is made from. */
export const sound: Field = {
  kind: 'variant',
  name: 'sound',
  label: '听诊音',
  by: 'kind',
  none: '正常或不适用',
  when: ({ item }) => typeof item === 'string' && item.includes('auscultation'),
  variants: [
    {
      value: 'heart',
      name: '心音',
      fresh: { kind: 'heart', rhythm: 'regular', s1: 1, s2: 1 },
      fields: [
        {
          kind: 'choice',
          name: 'rhythm',
          label: '节律',
          span: 2,
          options: named(['regular', '齐'], ['irregular', '绝对不齐'], ['extrasystoles', '早搏']),
        },
        loud('s1', '第一心音'),
        loud('s2', '第二心音'),
        loud('s3', '第三心音'),
        loud('s4', '第四心音'),
        { kind: 'flag', name: 'rub', label: '心包摩擦音' },
        {
          kind: 'group',
          name: 'murmur',
          label: '杂音',
          fresh: { timing: 'systolic', shape: 'plateau', grade: 3, site: 'apex' },
          fields: [
            {
              kind: 'choice',
              name: 'timing',
              label: '时相',
              span: 3,
              options: named(
                ['systolic', '收缩期'],
                ['diastolic', '舒张期'],
                ['continuous', '连续性'],
              ),
            },
            {
              kind: 'choice',
              name: 'shape',
              label: '性质',
              span: 3,
              options: named(
                ['ejection', '喷射样'],
                ['plateau', '吹风样'],
                ['decrescendo', '递减型'],
                ['rumble', '隆隆样'],
              ),
            },
            { kind: 'number', name: 'grade', label: '级别', unit: '1–6', span: 3 },
            {
              kind: 'choice',
              name: 'site',
              label: '最响部位',
              span: 3,
              options: named(
                ['apex', '心尖'],
                ['pulmonary', '肺动脉瓣区'],
                ['aortic', '主动脉瓣区'],
                ['erb', '主动脉瓣第二听诊区'],
                ['tricuspid', '三尖瓣区'],
              ),
            },
          ],
        },
      ],
    },
    {
      value: 'breath',
      name: '呼吸音',
      fresh: { kind: 'breath', base: 'vesicular', added: [] },
      fields: [
        {
          kind: 'choice',
          name: 'base',
          label: '呼吸音',
          span: 3,
          options: named(
            ['vesicular', '肺泡呼吸音'],
            ['bronchial', '支气管呼吸音'],
            ['diminished', '减弱'],
            ['absent', '消失'],
            ['prolonged-expiration', '呼气延长'],
          ),
        },
        { kind: 'text', name: 'where', label: '部位（不填为双肺）', most: 20, span: 3 },
        {
          kind: 'list',
          name: 'added',
          label: '附加音',
          noun: '附加音',
          most: 4,
          titleOf: () => '附加音',
          fresh: [
            { name: '添加附加音', make: () => ({ type: 'fine-crackles', phase: 'inspiration' }) },
          ],
          fields: [
            {
              kind: 'choice',
              name: 'type',
              label: '种类',
              span: 3,
              options: named(
                ['fine-crackles', '细湿啰音'],
                ['coarse-crackles', '粗湿啰音'],
                ['wheeze', '哮鸣音'],
                ['rhonchi', '鼾音'],
                ['rub', '胸膜摩擦音'],
                ['stridor', '喉鸣音'],
              ),
            },
            {
              kind: 'choice',
              name: 'phase',
              label: '时相',
              span: 3,
              options: named(['inspiration', '吸气相'], ['expiration', '呼气相'], ['both', '双相']),
            },
          ],
        },
      ],
    },
    {
      value: 'bowel',
      name: '肠鸣音',
      fresh: { kind: 'bowel', perMinute: 4, pitch: 'normal' },
      fields: [
        { kind: 'number', name: 'perMinute', label: '每分钟次数', span: 3 },
        {
          kind: 'choice',
          name: 'pitch',
          label: '音调',
          span: 3,
          options: named(['normal', '正常'], ['high', '高调'], ['none', '消失']),
        },
      ],
    },
  ],
}
