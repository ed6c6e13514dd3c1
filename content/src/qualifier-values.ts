import { figures, graded, isThere, waysOf, type Ways } from './qualifier-ways.ts'

/** What the qualifiers of every case are read by, and how every value is written: by case, qualifier and scale. */
export const qualifierValues: Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Ways>>>>>
> = {
  'acute-appendicitis': {
    stone: { presence: isThere('有', '阑尾粪石') },
    intact: { presence: isThere('无', '穿孔') },
  },
  'acute-pancreatitis': {
    severity: {
      pancreatitis: waysOf('中度重症', {
        轻症: ['轻症(MAP)', '轻症', 'MAP'],
        中度重症: ['中度重症(MSAP)', '中重症', 'MSAP', '中度重症急性胰腺炎'],
        重症: ['重症(SAP)', '重症', 'SAP', '重症急性胰腺炎'],
        危重: ['危重症', '危重急性胰腺炎'],
      }),
    },
    sirs: { presence: isThere('有', '全身炎症反应综合征') },
  },
  'acute-stroke': {
    site: {
      side: waysOf('左', {
        左: ['左侧大脑中动脉M1段闭塞', '左侧MCA闭塞', '左大脑中动脉区，右侧偏瘫'],
        右: ['右侧大脑中动脉M1段闭塞', '右侧MCA闭塞', '右大脑中动脉区，左侧偏瘫'],
        双: ['双侧大脑中动脉闭塞', '两侧大脑中动脉狭窄'],
      }),
    },
    source: {
      'stroke-source': waysOf('心源', {
        心源: ['心源性栓塞', '心源性'],
        非心源: ['非心源性', '非心源性栓塞'],
        大动脉: ['大动脉粥样硬化', '心源性或大动脉粥样硬化'],
        小血管: ['小血管闭塞', '小动脉闭塞'],
        不明: ['隐源性', '不明原因'],
      }),
    },
    nihss: {
      nihss: figures(
        42,
        20,
        (n) => `NIHSS ${n}分`,
        (n) => `NIHSS评分：${n}`,
        (n) => `nihss${n}`,
      ),
    },
  },
  'ami-inferior': {
    rv: { presence: isThere('有', '右心室梗死') },
    killip: {
      killip: graded(
        [1, 2, 3, 4],
        1,
        (v) => `Killip ${v}级`,
        (v) => `killip分级：${v}`,
        (v) => `KILLIP${v}`,
      ),
    },
  },
  'community-pneumonia': {
    side: {
      lobe: waysOf('右下', {
        右上: ['右上肺', '右肺上叶'],
        右中: ['右中肺', '右肺中叶'],
        右下: ['右下肺', '右肺下叶'],
        左上: ['左上肺', '左肺上叶'],
        左下: ['左下肺', '左肺下叶'],
      }),
      side: waysOf('右', { 右: ['右肺', '右侧'], 左: ['左肺', '左侧'], 双: ['双肺', '双侧'] }),
    },
    severity: {
      pneumonia: waysOf('非重症', {
        非重症: ['非重症', '轻症', '低危'],
        中危: ['中危'],
        重症: ['重症', '高危', '重症肺炎'],
      }),
      curb65: figures(
        5,
        0,
        (n) => `CURB-65 ${n}分`,
        (n) => `CURB65评分${n}`,
      ),
    },
  },
  'copd-exacerbation': {
    severity: {
      severity: waysOf('重', {
        轻: ['轻度'],
        轻中: ['轻中度'],
        中: ['中度'],
        中重: ['中重度'],
        重: ['重度'],
        极重: ['极重度'],
      }),
      gold: graded(
        [1, 2, 3, 4],
        3,
        (v) => `GOLD ${v}级`,
        (v) => `GOLD分级${v}`,
      ),
      'respiratory-failure': graded(
        [1, 2],
        2,
        (v) => `重度，伴${v}型呼吸衰竭`,
        (v) => `重度，${v}型呼衰`,
      ),
    },
    acid: {
      compensation: waysOf('失代偿', {
        失代偿: ['失代偿性呼吸性酸中毒', '呼吸性酸中毒失代偿'],
        代偿: ['代偿性呼吸性酸中毒', '呼吸性酸中毒(完全代偿)'],
      }),
    },
  },
  'depressive-episode': {
    risk: {
      'suicide-risk': waysOf('高', {
        无: ['无自杀风险', '自杀风险：无'],
        低: ['低自杀风险', '自杀风险低'],
        中: ['中度自杀风险', '自杀风险：中'],
        高: ['高自杀风险', '自杀风险高', '自杀高危', '自杀高风险', '极高自杀风险'],
      }),
    },
    psychotic: { presence: isThere('无', '精神病性症状') },
  },
  'ectopic-pregnancy': {
    rupture: { presence: isThere('有', '破裂') },
    side: {
      side: waysOf('左', {
        左: ['左侧输卵管', '左输卵管壶腹部'],
        右: ['右侧输卵管', '右输卵管'],
        双: ['双侧输卵管'],
      }),
    },
  },
  'gastric-ulcer-bleeding': {
    forrest: {
      forrest: waysOf('Ⅱa', {
        Ⅰa: ['Forrest Ⅰa', 'Forrest Ia', 'forrest 1a', 'Forrest Ⅰa(喷射样)'],
        Ⅰb: ['Forrest Ⅰb', 'Forrest Ib', 'forrest1b', '活动性渗血'],
        Ⅱa: ['Forrest Ⅱa', 'Forrest IIa', 'forrest 2a', '血管裸露', 'Ⅱa级'],
        Ⅱb: ['Forrest Ⅱb', 'Forrest IIb', 'forrest2b', '附着血凝块'],
        Ⅱc: ['Forrest Ⅱc', 'Forrest IIc', 'forrest 2c'],
        Ⅲ: ['Forrest Ⅲ', 'Forrest III', 'forrest 3', '基底洁净'],
      }),
    },
    cause: { presence: isThere('有', 'NSAID相关') },
  },
  hyperthyroidism: {
    eye: {
      severity: waysOf('轻', {
        轻: ['轻度Graves眼病', '眼病轻度'],
        轻中: ['轻中度眼病'],
        中: ['中度眼病'],
        中重: ['中重度眼病', '中-重度Graves眼病'],
        重: ['重度眼病'],
        极重: ['威胁视力的眼病', '极重度眼病'],
      }),
    },
    goitre: {
      goitre: graded(
        [1, 2, 3],
        2,
        (v) => `${v}度弥漫性甲状腺肿`,
        (v) => `甲状腺肿${v}度`,
      ),
    },
  },
  'rotavirus-gastroenteritis': {
    degree: {
      severity: waysOf('中', {
        轻: ['轻度脱水'],
        轻中: ['轻中度脱水'],
        中: ['中度脱水', '脱水(中度)'],
        中重: ['中重度脱水'],
        重: ['重度脱水'],
        极重: ['极重度脱水'],
      }),
    },
    kind: {
      tonicity: waysOf('等渗', {
        等渗: ['等渗性脱水'],
        低渗: ['低渗性脱水'],
        高渗: ['高渗性脱水'],
      }),
    },
  },
  'tuberculous-pleurisy': {
    side: {
      side: waysOf('右', {
        右: ['右侧', '右侧胸腔积液'],
        左: ['左侧'],
        双: ['双侧', '双侧胸腔积液'],
      }),
    },
    smear: {
      smear: waysOf('阴性', {
        阴性: ['痰抗酸涂片阴性', '涂阴', '痰涂片抗酸杆菌阴性', '涂(-)'],
        阳性: ['痰抗酸涂片阳性', '涂阳', '痰涂片抗酸杆菌阳性', '涂(+)'],
      }),
    },
    new: { tuberculosis: waysOf('初治', { 初治: ['初治'], 复治: ['复治', '非初治'] }) },
  },
  'type2-diabetes': {
    nerve: { presence: isThere('有', '周围神经病变') },
    retina: {
      retinopathy: waysOf('非增殖', {
        非增殖: [
          '非增殖期视网膜病变',
          '视网膜病变NPDR',
          '视网膜病变(非增生期)',
          '背景期视网膜病变',
        ],
        增殖: ['增殖期视网膜病变', '视网膜病变PDR', '增生期视网膜病变'],
      }),
    },
    foot: {
      side: waysOf('右', {
        右: ['右足跟浅表溃疡', '右足破溃'],
        左: ['左足跟浅表溃疡', '左足破溃'],
        双: ['双足跟溃疡'],
      }),
      presence: isThere('有', '足跟溃疡'),
    },
  },
}
