/** What students handed in for the demo's peer assessment: reading one tracing. */
export const electrocardiogramWorks = [
  [
    '心率约75次/分，窦性心律，P波在Ⅱ导联直立、aVR导联倒置，PR间期0.16秒。',
    'Ⅱ、Ⅲ、aVF导联ST段弓背向上抬高约0.3 mV，Ⅰ、aVL导联ST段压低。结论：急性下壁ST段抬高型心肌梗死。',
    '还需要加做右胸导联V3R—V5R，排除合并右心室梗死；右室梗死时慎用硝酸酯类。',
  ],
  [
    '窦性心律，75次/分。Ⅱ、Ⅲ、aVF导联ST段抬高，考虑下壁心肌梗死。',
    '对应改变：aVL导联ST段压低。建议查肌钙蛋白，联系导管室。',
  ],
  [
    '节律规整，P波正常。下壁导联ST段抬高，Ⅲ导联抬高大于Ⅱ导联，提示右冠状动脉闭塞。',
    '处理：吸氧（血氧饱和度低于90%时）、阿司匹林嚼服、尽快再灌注治疗。',
  ],
  [
    '心率75次/分，ST段抬高见于Ⅱ、Ⅲ、aVF。鉴别：急性心包炎为广泛导联弓背向下抬高，且PR段压低。',
    '诊断：急性下壁心肌梗死。',
  ],
  ['图中ST段有抬高，考虑心肌缺血，需要住院观察。'],
  [
    '一、节律：窦性；二、心率：75次/分；三、电轴：不偏；四、间期：PR 0.16秒，QRS 0.08秒；五、ST-T：Ⅱ、Ⅲ、aVF导联ST段抬高，Ⅰ、aVL导联压低。',
    '结论：急性下壁ST段抬高型心肌梗死，建议加做V3R—V5R和V7—V9。',
  ],
] as const

/** For a round that is over: a handover by SBAR. */
export const handoverWorks = [
  [
    'S（现状）：3床，男，62岁，10分钟前出现胸闷、血压88/56 mmHg。B（背景）：急性下壁心肌梗死介入术后第1天。',
    'A（评估）：颈静脉充盈，双肺呼吸音清，考虑右心室受累。R（建议）：请立即到床旁，建议复查心电图、准备补液。',
  ],
  ['3床病人血压低，请来看一下。背景：心梗术后。建议补液。'],
  [
    'S：3床血压下降至88/56 mmHg，心率96次/分。B：下壁心肌梗死介入术后，未用硝酸酯类。A：可能为右室梗死或出血。R：请查看穿刺部位、急查血红蛋白，必要时床旁超声。',
  ],
  [
    'S：病人胸闷，血压88/56 mmHg。B：62岁男性，心梗术后第1天。A：不除外低血容量。R：建议快速评估容量并复查心电图。',
  ],
] as const

/** What the teacher gives as a sample, and what it is worth of the usual rubric. */
export const sampleWork = {
  html: '<p>窦性心律，心率75次/分。Ⅱ、Ⅲ、aVF导联ST段抬高，诊断下壁心肌梗死。</p><p>没有描述对应导联的改变，也没有提到需要加做的导联。</p>',
  points: { content: 28, reasoning: 26, writing: 16 },
} as const

/** What reviewers say, from the best works down. */
export const comments = [
  '描述完整，既有测量值又有对应导联的改变，结论有依据；可以再补一句处理的先后顺序。',
  '结论正确，依据清楚；建议按节律、心率、间期、ST-T的顺序写，便于核对。',
  '抓住了主要改变，但缺少对应导联和间期的描述，结论的依据可以再充分一些。',
  '只写了结论，没有写出是哪些导联、抬高多少，别人很难核对；请补上测量过程。',
] as const
