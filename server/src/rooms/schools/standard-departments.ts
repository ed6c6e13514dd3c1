import type { motifs } from '@xinglin/contract/schools'

type Standard = {
  readonly name: string
  readonly motif: (typeof motifs)[number]
  readonly sections: readonly string[]
}

/**
 * What medical schools teach: clinical subjects by the names of 《授予博士、硕士学位和培养研究生的学科、专业目录》 (1997), their
 * 科室 by those of 《医疗机构诊疗科目名录》 (1994), and subjects that every school teaches besides (诊断学, 机能实验学, 护理学 by
 * its fields). A school renames and removes at will.
 */
export const standardDepartments: readonly Standard[] = [
  {
    name: '基础医学',
    motif: 'flask',
    sections: [
      '人体解剖与组织胚胎学',
      '生理学',
      '生物化学与分子生物学',
      '免疫学',
      '病原生物学',
      '病理学与病理生理学',
      '药理学',
      '机能实验学',
      '法医学',
    ],
  },
  {
    name: '诊断学',
    motif: 'book',
    sections: ['问诊', '体格检查', '实验诊断', '心电图'],
  },
  {
    name: '内科学',
    motif: 'heart',
    sections: [
      '心血管内科',
      '呼吸内科',
      '消化内科',
      '血液内科',
      '肾内科',
      '内分泌科',
      '风湿免疫科',
      '感染科',
      '老年医学科',
    ],
  },
  {
    name: '外科学',
    motif: 'scalpel',
    sections: [
      '普通外科',
      '骨科',
      '泌尿外科',
      '胸外科',
      '心脏大血管外科',
      '神经外科',
      '烧伤科',
      '整形外科',
    ],
  },
  { name: '妇产科学', motif: 'mother', sections: ['妇科', '产科', '计划生育', '生殖医学'] },
  { name: '儿科学', motif: 'infant', sections: ['儿内科', '小儿外科', '新生儿科', '儿童保健'] },
  { name: '神经病学', motif: 'ecg', sections: ['神经内科'] },
  { name: '精神病与精神卫生学', motif: 'book', sections: ['精神科', '临床心理'] },
  { name: '皮肤病与性病学', motif: 'skin', sections: ['皮肤科', '性病'] },
  { name: '眼科学', motif: 'book', sections: ['眼科'] },
  { name: '耳鼻咽喉科学', motif: 'book', sections: ['耳科', '鼻科', '咽喉科'] },
  {
    name: '口腔医学',
    motif: 'book',
    sections: ['口腔内科', '口腔颌面外科', '口腔正畸', '口腔修复'],
  },
  { name: '急诊医学', motif: 'ecg', sections: ['急诊科', '重症医学科'] },
  { name: '麻醉学', motif: 'drip', sections: ['麻醉科', '疼痛科'] },
  { name: '肿瘤学', motif: 'book', sections: ['肿瘤内科', '放射治疗'] },
  { name: '康复医学与理疗学', motif: 'book', sections: ['康复医学科'] },
  {
    name: '影像医学与核医学',
    motif: 'thorax',
    sections: ['X线诊断', 'CT诊断', '磁共振成像诊断', '超声诊断', '核医学'],
  },
  {
    name: '临床检验诊断学',
    motif: 'glucose',
    sections: ['临床体液、血液', '临床微生物学', '临床生化检验', '临床免疫、血清学'],
  },
  {
    name: '护理学',
    motif: 'drip',
    sections: ['基础护理', '内科护理', '外科护理', '妇产科护理', '儿科护理', '急危重症护理'],
  },
  {
    name: '公共卫生与预防医学',
    motif: 'book',
    sections: ['流行病与卫生统计学', '劳动卫生与环境卫生学', '营养与食品卫生学', '卫生毒理学'],
  },
  { name: '中医学', motif: 'book', sections: ['中医内科学', '中医外科学', '针灸推拿学'] },
  { name: '药学', motif: 'flask', sections: ['药剂学', '药理学', '临床药学'] },
]
