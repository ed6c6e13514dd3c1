import { describe, expect, test } from 'vitest'
import { zipped } from '#testing'
import { readVirtualPatient } from './medbiquitous.ts'

const packed = (text: string) => Buffer.from(text).toString('base64')

type Fact = { readonly text: string; readonly note?: string }
const read = (files: Readonly<Record<string, string>>) => {
  const { draft, notTaken } = readVirtualPatient(zipped(files))
  return { draft, facts: draft['facts'] as readonly Fact[], left: notTaken.join('\n') }
}

/** A package of the shape that OpenLabyrinth 2 writes: titles as they are, pages in base64, no data-availability file. */
const second = (pages: readonly (readonly [title: string, text: string])[], more = '') => ({
  'metadata.xml': `<?xml version="1.0" encoding="UTF-8"?>
    <lom xmlns="http://ltsc.ieee.org/xsd/LOM" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
      <general><version>3</version><title><string language="en">胸痛"待查"与A&B班</string></title>
      <description><string language="en">给三年级的病例</string></description>
      <keyword><string language="en"/></keyword></general></lom>`,
  'activitymodel.xml': `<?xml version="1.0" encoding="UTF-8" ?>
    <ActivityModel xmlns="http://ns.medbiq.org/activitymodel/v1/" xmlns:ol="http://www.w3.org/2001/XMLSchema-instance">
    <ActivityNodes><NodeSection id="3" label="问诊">${pages
      .map(
        ([title]) =>
          `<ActivityNode id="" label="${title}"><Rules><order>1</order></Rules></ActivityNode>`,
      )
      .join('')}</NodeSection>
    <NodeSection id="" label="unallocated">${pages
      .map(
        ([title], at) => `<ActivityNode id="${at}" label="${title}">
          <Content>/DataAvailabilityModel/DAMNode[@id='OLNode_${at}']</Content>
          <Rules><Probability>off</Probability><NavigateGlobal>on</NavigateGlobal></Rules></ActivityNode>`,
      )
      .join('')}</NodeSection></ActivityNodes>
    <Links><Link label="问他"为什么"" display="true"><ActivityNodeA>/ActivityModel/ActivityNodes/NodeSection/ActivityNode[@id='0']</ActivityNodeA></Link></Links>
    </ActivityModel>`,
  'virtualpatientdata.xml': `<?xml version="1.0" encoding="UTF-8" ?>
    <VirtualPatientData xmlns="http://ns.medbiq.org/virtualpatientdata/v1/"
      xmlns:xsi="http://ns.medbiq.org/virtualpatientdata/v1/XMLSchema-instance"
      xmlns:ol="http://www.w3.org/2001/XMLSchema-instance" ol:schemaLocation="">${pages
        .map(
          ([, text], at) => `<VPDText id="NGR_${at}" textType="narrative">
            <div xmlns="http://www.w3.org/1999/xhtml"${text === '' ? '/>' : `>${packed(text)}</div>`}
          </VPDText>`,
        )
        .join('')}${more}</VirtualPatientData>`,
  'imsmanifest.xml':
    '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources><resource identifier="12" href="media/心电图.png"><args>一份心电图</args></resource></resources></manifest>',
})

describe('a package of OpenLabyrinth 2', () => {
  test('gives the words of its pages, however short', () => {
    const { facts } = read(
      second([
        ['门诊', '没有'],
        ['诊室', '37'],
        ['走廊', 'None.'],
        ['空', ''],
        ['病房', '<p>&ldquo;不疼&rdquo;&nbsp;他说。</p><p>12&times;10<sup>9</sup>/L</p>'],
        ['夜里', '看这张图 [[MR:12]]，再回答 [[QU:3]]。'],
      ]),
    )
    expect(facts.map(({ text }) => text)).toEqual([
      '没有',
      '37',
      'None.',
      '“不疼” 他说。 12×10⁹/L',
      '看这张图 ，再回答 。',
    ])
  })

  test('says which marks, titles, questions and pictures it did not take', () => {
    const { left, draft } = read(
      second(
        [['他说"不疼"，体温>38 & 咳嗽', '看图 [[MR:12]] <img src="/files/1/a.png" alt="胸片"/>']],
        `<XtensibleInfo><ol:OL_xtensible><ol:OL_questions><ol:OL_question ID="3" Feedback="答"对"了" ShowAnswer="y">
           <ol:OL_QuestionStem><div xmlns="http://www.w3.org/1999/xhtml">最可能<br>的诊断&nbsp;是？</div></ol:OL_QuestionStem>
           <ol:Resp1t><div xmlns="http://www.w3.org/1999/xhtml">心绞痛</div></ol:Resp1t></ol:OL_question></ol:OL_questions></ol:OL_xtensible></XtensibleInfo>
         <PhysicalExam id="6"><ExamName>肺部听诊</ExamName><ExamDesc>坐位</ExamDesc><Finding>清</Finding></PhysicalExam>
         <PatientDemographics><PatientDemographic id="2"><DemographicCharacteristic><Title>年龄</Title><Description>58岁</Description></DemographicCharacteristic></PatientDemographic>
         <PatientDemographic id="4"><DemographicCharacteristic><Title>性别</Title><Description>女性</Description></DemographicCharacteristic></PatientDemographic></PatientDemographics>`,
      ),
    )
    expect(draft['title']).toBe('胸痛"待查"与A&B班')
    expect(draft['caseInfo']).toMatchObject({ age: 58, gender: 0 })
    expect(draft['exam']).toEqual([{ item: 'lungs.auscultation', finding: '清。' }])
    for (const one of [
      '[[MR:12]]',
      '胸片，/files/1/a.png',
      '他说"不疼"，体温>38 & 咳嗽',
      '问他"为什么"',
      '答"对"了',
      '最可能 的诊断 是？',
      '心绞痛',
      '坐位',
      '问诊',
      '给三年级的病例',
      '一份心电图',
      'media/心电图.png',
      '活动节点（ActivityNode） 1 项',
      '没有按规范书写的符号',
    ])
      expect(left).toContain(one)
    expect(left).not.toContain('NodeSection/ActivityNode[')
  })

  test('a word that looks like base64 and is none stays as it is', () => {
    const words = [
      'Test',
      'pain',
      'data',
      'Cold',
      'dyspnoea',
      '2024',
      '4567',
      'ABCD',
      'HCO3',
      'chestpain123',
      'your',
      'abcd+/12',
      '56ao',
    ]
    for (const word of words) {
      const { facts } = read({
        'virtualpatientdata.xml': `<VirtualPatientData><VPDText id="t">${word}</VPDText></VirtualPatientData>`,
      })
      expect(facts.map(({ text }) => text)).toEqual([word])
    }
    const { facts } = read({
      'virtualpatientdata.xml': `<VirtualPatientData><VPDText id="t">${packed('没有')}</VPDText></VirtualPatientData>`,
    })
    expect(facts.map(({ text }) => text)).toEqual(['没有'])
  })
})

/** Tables as OpenLabyrinth 3 writes them: a document each, rows by number, every value in base64 unless it is a figure. */
const table = (name: string, rows: readonly Readonly<Record<string, string>>[], isOne = false) => {
  const columns = (row: Readonly<Record<string, string>>) =>
    Object.entries(row)
      .map(([key, value]) => `<${key}>${/^\d+$/.test(value) ? value : packed(value)}</${key}>`)
      .join('')
  const body = isOne
    ? rows.map(columns).join('')
    : rows.map((row, at) => `<${name}_${at}>${columns(row)}</${name}_${at}>`).join('')
  return {
    [`${name}.xml`]: `<?xml version="1.0" encoding="UTF-8"?>\n<xml>\n  <${name}>${body}</${name}>\n</xml>\n`,
  }
}

test('a package of OpenLabyrinth 3 gives its pages, its talks and its patient’s data', () => {
  const { draft, facts, left } = read({
    'metadata.xml': '<?xml version="1.0"?><xml><metadata><version>3</version></metadata></xml>',
    ...table(
      'map',
      [{ id: '7', name: '饭后胸痛的司机', abstract: '摘要里的话', timing: '0' }],
      true,
    ),
    ...table('map_node', [
      {
        id: '1',
        map_id: '7',
        title: '门诊',
        text: '<p>患者<strong>无</strong>发热。[[CHAT:5]]</p>',
        x: '10',
      },
      { id: '2', map_id: '7', title: '2024', text: '37', info: '只给老师看' },
    ]),
    ...table('map_chat', [{ id: '5', map_id: '7', stem: '问问他' }]),
    ...table('map_chat_element', [
      {
        id: '6',
        chat_id: '5',
        question: '疼多久了？',
        response: '三个&nbsp;钟头。',
        function: '+1',
      },
    ]),
    ...table('map_vpd', [{ id: '8', map_id: '7', vpd_type_id: '2' }]),
    ...table('map_vpd_element', [
      { id: '1', vpd_id: '8', key: 'DemogTitle', value: '职业' },
      { id: '2', vpd_id: '8', key: 'DemogDesc', value: '出租车司机' },
      { id: '3', vpd_id: '9', key: 'ExamName', value: '肺部听诊' },
      { id: '4', vpd_id: '9', key: 'FindName', value: '双肺清' },
      { id: '5', vpd_id: '9', key: 'BodyPart', value: '胸部' },
    ]),
    ...table('map_question', [{ id: '3', stem: '最可能的诊断？', feedback: '想想心电图' }]),
    ...table('manifest', [{ file_0: 'map' }], true),
  })
  expect(draft['title']).toBe('饭后胸痛的司机')
  expect(draft['caseInfo']).toMatchObject({ job: '出租车司机' })
  expect(draft['exam']).toEqual([{ item: 'lungs.auscultation', finding: '双肺清' }])
  expect(facts.map(({ text, note }) => [text, note])).toEqual([
    ['三个 钟头。', '疼多久了？'],
    ['患者无发热。', '门诊'],
    ['37', '2024'],
  ])
  for (const one of [
    '[[CHAT:5]]',
    '摘要里的话',
    '只给老师看',
    '问问他',
    '胸部',
    '最可能的诊断？',
    '想想心电图',
  ])
    expect(left).toContain(one)
})

test('a package of Decision Simulation gives its escaped pages as words, and lists its questions', () => {
  const { facts, left } = read({
    'virtualpatientdata.xml': `<vpSim:VirtualPatientData xmlns:vpSim="http://ns.medbiq.org/virtualpatientdata/v1/">
      <vpSim:VPDText id="t1"><div>&lt;p&gt;患者&lt;strong&gt;无&lt;/strong&gt;发热，血钾&amp;nbsp;5.6&lt;/p&gt;&lt;img src="ecg.jpg" /&gt;</div></vpSim:VPDText>
      <vpSim:XtensibleInfo><QuestionChoices><Inquiry><Choice questionID="q" NodeId="n"><choiceText>吸烟吗？</choiceText><patientResponse>&lt;i&gt;不&lt;/i&gt;吸。</patientResponse></Choice></Inquiry></QuestionChoices></vpSim:XtensibleInfo>
      </vpSim:VirtualPatientData>`,
  })
  expect(facts.map(({ text }) => text)).toEqual(['患者无发热，血钾 5.6'])
  for (const one of ['吸烟吗？', '不吸。', 'ecg.jpg']) expect(left).toContain(one)
})
