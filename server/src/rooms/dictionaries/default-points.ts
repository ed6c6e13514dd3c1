import type { UsualItem } from './default-lists.ts'

const point = (code: string, name: string, X: number, Y: number): UsualItem => ({
  code,
  name,
  figures: { X, Y },
})

/**
 * 穿刺点 on body maps, in thousandths of the map’s width and height; right and left are the patient’s. The codes of maps
 * and points are those of the operations’ scenarios (`bodyMap` of thoracentesis). Sites as the standards of the national
 * examination of practising physicians (执业医师实践技能) and of residents’ training name them.
 */
export const bodyMaps: readonly UsualItem[] = [
  {
    code: 'torso-back-v1',
    name: '躯干背面',
    children: [
      point('scapular_7_8', '右侧肩胛线第7–8肋间', 655, 470),
      point('left_scapular_7', '左侧肩胛线第7肋间', 345, 455),
      point('postaxillary_7_8', '右侧腋后线第7–8肋间', 765, 485),
      point('left_postaxillary_7_8', '左侧腋后线第7–8肋间', 235, 485),
      point('scapular_10', '右侧肩胛线第10肋间', 655, 595),
      point('lumbar_3_4', '第3–4腰椎棘突间隙', 500, 800),
      point('lumbar_4_5', '第4–5腰椎棘突间隙', 500, 850),
      point('psis_right', '右侧髂后上棘', 590, 905),
      point('psis_left', '左侧髂后上棘', 410, 905),
    ],
  },
  {
    code: 'torso-front-v1',
    name: '躯干正面',
    children: [
      point('medclavicular_2', '右侧锁骨中线第2肋间', 345, 250),
      point('left_medclavicular_2', '左侧锁骨中线第2肋间', 655, 250),
      point('sternum', '胸骨柄（第1–2肋间平面）', 500, 215),
      point('subxiphoid', '剑突与左肋弓缘夹角', 545, 465),
      point('abdomen_left_lower', '脐与左髂前上棘连线中、外1/3交点', 633, 767),
      point('abdomen_midline', '脐与耻骨联合连线中点上方1cm、偏左或偏右1.5cm', 530, 785),
      point('asis_right', '右侧髂前上棘后1–2cm', 295, 815),
      point('asis_left', '左侧髂前上棘后1–2cm', 705, 815),
    ],
  },
  {
    code: 'torso-side-v1',
    name: '躯干右侧面',
    children: [
      point('midaxillary_6_7', '右侧腋中线第6–7肋间', 500, 450),
      point('antaxillary_5', '右侧腋前线第5肋间', 625, 385),
      point('abdomen_side', '侧卧位脐水平线与腋中线交点', 500, 690),
    ],
  },
  {
    code: 'forearm-right-v1',
    name: '右前臂掌侧',
    children: [
      point('cubital_median', '肘正中静脉', 500, 120),
      point('cephalic', '头静脉（肘部）', 320, 135),
      point('basilic', '贵要静脉（肘部）', 685, 135),
      point('radial_artery', '桡动脉搏动最强处（腕横纹上1–2cm）', 345, 845),
    ],
  },
]
