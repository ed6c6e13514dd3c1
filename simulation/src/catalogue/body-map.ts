/** Where on the body map. */
export type Region =
  | 'preparation'
  | 'whole'
  | 'skin'
  | 'head'
  | 'neck'
  | 'chest'
  | 'breast'
  | 'heart'
  | 'abdomen'
  | 'back'
  | 'pelvis'
  | 'limbs'
  | 'nerves'
  | 'mind'
  | 'child'

/** How: the four techniques, and what is measured, provoked, asked or prepared. */
export type Technique =
  | 'inspection'
  | 'palpation'
  | 'percussion'
  | 'auscultation'
  | 'manoeuvre'
  | 'measurement'
  | 'interview'
  | 'preparation'

/** Chinese names of regions and techniques, in the order of the body map. */
export const regions: Readonly<Record<Region, string>> = {
  preparation: '检查前准备',
  whole: '一般情况',
  skin: '皮肤与淋巴结',
  head: '头部',
  neck: '颈部',
  chest: '胸部与肺',
  breast: '乳房',
  heart: '心脏与血管',
  abdomen: '腹部',
  back: '脊柱与腰背',
  pelvis: '会阴与盆腔',
  limbs: '四肢与关节',
  nerves: '神经系统',
  mind: '精神心理',
  child: '儿童专项',
}

/** Chinese names of the techniques. */
export const techniques: Readonly<Record<Technique, string>> = {
  inspection: '视诊',
  palpation: '触诊',
  percussion: '叩诊',
  auscultation: '听诊',
  manoeuvre: '特殊检查',
  measurement: '测量与评分',
  interview: '访谈评估',
  preparation: '准备',
}
