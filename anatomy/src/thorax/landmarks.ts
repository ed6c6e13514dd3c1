import type { Landmark } from '../kit/model.ts'
import { between, type Vec } from '../kit/vector.ts'
import { sternum, vertebra } from './frame.ts'
import { domeAt } from './lungs.ts'
import { cartilageLine, ribLine } from './ribs.ts'

const onRib = (number: number, part: number): Vec => {
  const line = ribLine(number)
  return line[Math.round(part * (line.length - 1))] ?? [0, 0, 0]
}

/** What is said of the chest: first what one counts by, then what lies beneath. */
export const landmarks = (): Landmark[] => [
  {
    id: 'sternal-angle',
    name: '胸骨角',
    english: 'Sternal angle (angle of Louis)',
    text: '胸骨柄与胸骨体连接处向前的横嵴，两侧平对第2肋，是计数肋和肋间隙最可靠的标志。它后方平第4、5胸椎之间的椎间盘，气管在此平面分叉，主动脉弓也在此起止。触诊时从颈静脉切迹向下约5 cm即可摸到。',
    at: [0, sternum.angle[1], sternum.angle[2] + 6],
    from: [0, 0.1, 1],
  },
  {
    id: 'jugular-notch',
    name: '颈静脉切迹',
    english: 'Jugular notch',
    text: '胸骨柄上缘的凹陷，平第2、3胸椎之间。手指在此可触到气管，比较两侧间隙即可判断气管是否居中。张力性气胸和大量胸腔积液把气管推向健侧，肺不张则把它拉向患侧。',
    at: [0, sternum.notch[1] + 4, sternum.notch[2] + 3],
    from: [0, 0.35, 1],
  },
  {
    id: 'second-rib',
    name: '第2肋与第2肋间隙',
    english: 'Second rib and second intercostal space',
    text: '第2肋软骨接在胸骨角两侧，由此向下逐个计数。第2肋间隙在锁骨中线处是张力性气胸紧急穿刺减压的传统位置，进针须沿第3肋上缘。主动脉瓣和肺动脉瓣的听诊区也分别在胸骨右缘和左缘的第2肋间。',
    at: between(onRib(2, 1), onRib(2, 0.9), 0.5),
    from: [0.3, 0.2, 1],
  },
  {
    id: 'apex-beat',
    name: '心尖搏动处（左第5肋间）',
    english: 'Apex beat, left fifth intercostal space',
    text: '正常心尖搏动在左侧第5肋间、锁骨中线内0.5～1.0 cm，范围直径2.0～2.5 cm。检查时先视后触，再以此为起点由左向右叩心浊音界。肥胖、肺气肿或体位改变都会使它不易触及，不等于异常。',
    at: between(onRib(5, 1), onRib(6, 1), 0.5),
    from: [0.35, 0, 1],
  },
  {
    id: 'safe-triangle',
    name: '腋中线第5肋间（安全三角）',
    english: 'Fifth space in the midaxillary line (triangle of safety)',
    text: '胸腔闭式引流常选腋前线至腋中线之间的第4～5肋间，即胸大肌外缘、背阔肌前缘和乳头平面围成的安全三角。肋间血管神经走在上一肋下缘的肋沟内，因此穿刺和置管都须紧贴下一肋的上缘。位置过低有伤及膈、肝和脾的危险。',
    at: between(onRib(5, 0.62), onRib(6, 0.62), 0.5),
    from: [1, 0.05, 0.25],
  },
  {
    id: 'costal-groove',
    name: '肋沟与肋间血管神经',
    english: 'Costal groove',
    text: '每根肋的下缘内面有肋沟，自上而下排列肋间静脉、动脉和神经。胸膜腔穿刺在肩胛线或腋后线进针，应沿下位肋的上缘，避开上位肋的肋沟。肋角内侧肋沟不完全，血管位置变异大，不宜在此进针。',
    at: onRib(8, 0.36),
    from: [0.8, -0.1, -0.8],
  },
  {
    id: 'inferior-angle',
    name: '肩胛下角',
    english: 'Inferior angle of scapula',
    text: '两臂自然下垂时，肩胛下角平第7肋或第7肋间隙，约对第8胸椎，是背部计数肋的标志。胸腔积液穿刺常在肩胛线第7～8肋间进行。叩肺下界移动度时也在肩胛线上，正常为6～8 cm。',
    at: [82, 118, -88],
    from: [0.3, 0, -1],
  },
  {
    id: 'costal-arch',
    name: '肋弓与胸骨下角',
    english: 'Costal arch and infrasternal angle',
    text: '第8～10肋软骨依次连接上位肋软骨，形成肋弓，两侧肋弓夹成胸骨下角，正常约70°～110°。体型瘦长者角度小，矮胖者角度大；肺气肿时角度增宽。右侧肋弓与腹直肌外缘的交点是胆囊点，墨菲征即在此检查。',
    at: cartilageLine(9)?.[9] ?? [80, 60, 95],
    from: [0.3, -0.2, 1],
  },
  {
    id: 'xiphoid',
    name: '剑突',
    english: 'Xiphoid process',
    text: '剑突接在胸骨体下端，平第9～10胸椎。心外按压的部位是胸骨下半段，手掌不可压在剑突上，否则可能骨折并刺伤肝。剑突下是心包穿刺的常用进针点，针尖指向左肩。',
    at: [0, 68, 110],
    from: [0, -0.15, 1],
  },
  {
    id: 'clavicle',
    name: '锁骨与锁骨中线',
    english: 'Clavicle and midclavicular line',
    text: '锁骨全长可在皮下触到，其中点向下的垂线即锁骨中线，是胸部最常用的定位线。锁骨中、外三分之一交界处最细，为骨折好发部位。锁骨下静脉在其内侧段后方，穿刺时须防气胸。',
    at: [92, 256, 62],
    from: [0.3, 0.4, 1],
  },
  {
    id: 'floating-ribs',
    name: '浮肋（第11、12肋）',
    english: 'Floating ribs',
    text: '第11、12肋前端游离于腹壁肌之间，称浮肋。第12肋与脊柱之间的夹角为肋脊角，肾区叩痛在此检查。下位肋骨折应警惕脾（左）、肝（右）和肾损伤。',
    at: onRib(12, 0.7),
    from: [0.5, -0.1, -1],
  },
  {
    id: 'oblique-fissure',
    name: '斜裂',
    english: 'Oblique fissure',
    text: '斜裂从后方第3胸椎棘突平面斜向前下，到第6肋软骨处，把左肺分为上、下两叶，右肺分出下叶。因此背部听到的主要是下叶，前胸听到的主要是上叶和中叶。双臂上举时肩胛骨内侧缘大致与斜裂平行。',
    at: [92, 142, 26],
    from: [1, 0.1, 0.3],
  },
  {
    id: 'horizontal-fissure',
    name: '水平裂与右肺中叶',
    english: 'Horizontal fissure and middle lobe',
    text: '右肺的水平裂大致平第4肋软骨，把上叶与中叶分开；左肺没有水平裂。右肺中叶只在前胸、乳头下方一带贴近胸壁，听诊时不要遗漏。中叶支气管细长、周围淋巴结多，容易受压而发生中叶综合征。',
    at: [-58, 146, 92],
    from: [-0.35, 0.1, 1],
  },
  {
    id: 'lung-apex',
    name: '肺尖',
    english: 'Apex of the lung',
    text: '肺尖经胸廓上口突入颈根部，高出锁骨内侧三分之一段约2～3 cm。锁骨上窝的穿刺或臂丛阻滞可能刺破它而致气胸。肺尖部肿瘤侵犯臂丛和颈交感神经，可出现上肢痛和霍纳综合征。',
    at: [30, 252, 8],
    from: [0.4, 0.8, 0.8],
  },
  {
    id: 'diaphragm',
    name: '膈穹隆',
    english: 'Dome of the diaphragm',
    text: '膈向上隆起成穹隆，右侧因肝而略高于左侧，平静呼气时右侧约平第5肋。中心为腱膜（中心腱），周围为肌部；吸气时穹隆下降。膈与肋之间的肋膈隐窝是胸腔最低处，积液首先积在这里，X线见肋膈角变钝。',
    at: [-62, domeAt(-62, 24), 24],
    from: [-0.3, 0.5, 1],
  },
  {
    id: 'thoracic-spine',
    name: '胸椎与棘突',
    english: 'Thoracic vertebrae and spinous processes',
    text: '十二个胸椎构成向后凸的胸曲，棘突细长，中段斜向后下、彼此叠盖。第7颈椎棘突最突出，由它向下即可数出胸椎。硬膜外穿刺在中胸段须顺着棘突的坡度斜向进针。',
    at: [0, vertebra(6)[1] - 30, vertebra(6)[2] - 54],
    from: [0.2, 0.1, -1],
  },
]
