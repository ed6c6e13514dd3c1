/** The parts of every operation, in their usual order; an order is judged, never forced by them. */
export const phases = [
  '评估',
  '沟通',
  '准备',
  '体位与定位',
  '无菌',
  '麻醉',
  '操作',
  '观察与处理',
  '术后',
] as const
