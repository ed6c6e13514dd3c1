import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getCase, importCase } from '@xinglin/contract/workshop'
import { newId } from '#platform/ids'
import { firstCase, testApp, zipped, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
})
afterAll(() => app.close())

const bring = (content: string | Uint8Array, Id = newId()) =>
  teacher.calls(importCase, {
    Id,
    Bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  })
const opened = async (CaseId: string) => (await teacher.calls(getCase, { CaseId })).Data

const ns = 'xmlns="http://ns.medbiq.org/virtualpatientdata/v1/"'
const data = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><VirtualPatientData ${ns}>${inner}</VirtualPatientData>`

const patient = data(`
  <PatientDemographics>
    <Name>张建军</Name><Age>58 years</Age><Sex>Male</Sex>
    <DemographicCharacteristic><Title>职业</Title><Description>出租车司机</Description></DemographicCharacteristic>
    <DemographicCharacteristic><Title>Religion</Title><Description>无</Description></DemographicCharacteristic>
  </PatientDemographics>
  <VPDText id="t1" textType="narrative"><div xmlns="http://www.w3.org/1999/xhtml"><p>三小时前饭后突然心口窝闷痛。</p><p>出了一身汗。</p></div></VPDText>
  <InterviewItem id="i1"><Question>什么时候开始的？</Question><Response>晚上七点来钟。</Response></InterviewItem>
  <Medication id="m1"><MedicationName>氨氯地平</MedicationName><Dose>5mg</Dose><Frequency>每日一次</Frequency></Medication>
  <PhysicalExam id="p1"><ExamName>肺部听诊</ExamName><Finding>双肺呼吸音清</Finding><Description>未闻及啰音</Description></PhysicalExam>
  <PhysicalExam id="p2"><ExamName>Tardieu test</ExamName><Finding>negative</Finding></PhysicalExam>
  <DiagnosticTest id="d1"><TestName>胸部X线</TestName><Result>心肺未见异常</Result></DiagnosticTest>
  <DiagnosticTest id="d2"><TestName>血常规</TestName><Result>WBC 11.2</Result></DiagnosticTest>
  <Diagnosis id="x1"><DiagnosisName>急性下壁心肌梗死</DiagnosisName></Diagnosis>
  <Diagnosis id="x2"><DiagnosisName>Blue fever of Mars</DiagnosisName></Diagnosis>
  <Intervention id="v1"><InterventionName>阿司匹林</InterventionName></Intervention>`)

const activity = `<ActivityModel xmlns="http://ns.medbiq.org/activitymodel/v1/"><Properties><Counters><Counter id="1"><CounterRules><Rule/></CounterRules></Counter></Counters></Properties>
  <ActivityNodes><NodeSection id="1"><ActivityNode id="1"/><ActivityNode id="2"/></NodeSection></ActivityNodes><Links><Link/></Links></ActivityModel>`

describe('a file of our own', () => {
  test('comes back as it went, a draft of whoever brings it, reviewed by nobody', async () => {
    const Id = newId()
    const text = JSON.stringify({ ...firstCase(), reviewedBy: '某某', reviewedAt: '2026-01-01' })
    const { Data } = await bring(text, Id)
    expect(Data).toMatchObject({ Kind: 'vsp-case', Line: { Id, State: 0, IsMine: true } })
    const { Content } = await opened(Id)
    expect(Content.facts).toEqual(JSON.parse(text).facts)
    expect(Content).not.toHaveProperty('reviewedBy')
    // The answer was lost on the way, and it is brought again.
    expect((await bring(text, Id)).Data.Line.Id).toBe(Id)
  })

  test('a draft that is not done comes back too', async () => {
    const { Data, Code } = await bring(
      JSON.stringify({ schema: 'vsp-case/1', title: '半个病例', facts: [{}] }),
    )
    expect(Code).toBe(0)
    expect((await opened(Data.Line.Id)).Content).toEqual({
      schema: 'vsp-case/1',
      title: '半个病例',
      facts: [{}],
    })
  })

  const nested = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  test.each([
    ['nothing', '', '文件不是 JSON 格式，可能已损坏'],
    ['a text', 'hello', '文件不是 JSON 格式，可能已损坏'],
    ['a list', '[1]', '文件不是病例：应为一组项目'],
    ['another form', '{"schema":"vsp-case/2"}', '文件不是本平台的病例（vsp-case/1）'],
    ['an unknown member', '{"schema":"vsp-case/1","evil":1}', '文件不是本平台的病例（vsp-case/1）'],
    [
      'a list for a group',
      '{"schema":"vsp-case/1","facts":{}}',
      '文件不是本平台的病例（vsp-case/1）',
    ],
    ['a nest', `{"schema":"vsp-case/1","facts":${nested}}`, '文件内容过多或含有无法保存的字符'],
    ['a zero', '{"schema":"vsp-case/1","title":"a\\u0000bcd"}', '文件内容过多或含有无法保存的字符'],
    [
      'half a sign',
      '{"schema":"vsp-case/1","title":"a\\ud800bcd"}',
      '文件内容过多或含有无法保存的字符',
    ],
  ])('%s is refused with a sentence', async (_what, text, sentence) => {
    expect(await bring(text)).toMatchObject({ http: 200, Code: -10008, Msg: sentence })
  })

  test('what is wrong is said in the proofreader’s words', async () => {
    const { Data } = await bring('{"schema":"vsp-case/1","facts":{},"fact":[]}')
    expect(Data.Problems).toEqual([
      { path: 'fact', zh: '没有这个项目，可能拼写有误', weight: 'error' },
      { path: 'facts', zh: '应为列表', weight: 'error' },
    ])
  })
})

describe('a MedBiquitous package', () => {
  test('is taken as far as it can be, and the rest is listed', async () => {
    const files = {
      'vp/virtualpatientdata.xml': patient,
      'vp/activitymodel.xml': activity,
      'vp/metadata.xml':
        '<lom><general><title><string>饭后心口窝痛的司机</string></title></general></lom>',
      'vp/media/ecg.jpg': 'not really',
    }
    const { Data } = await bring(zipped(files))
    expect(Data).toMatchObject({ Kind: 'medbiquitous', Line: { Title: '饭后心口窝痛的司机' } })
    const { Content } = await opened(Data.Line.Id)
    expect(Content.caseInfo).toMatchObject({
      name: '张建军',
      age: 58,
      gender: 1,
      job: '出租车司机',
    })
    expect(Content.facts).toEqual([
      { id: 'F01', asks: [], text: '晚上七点来钟。', note: '什么时候开始的？' },
      { id: 'F02', asks: [], text: '三小时前饭后突然心口窝闷痛。 出了一身汗。', note: 'narrative' },
      { id: 'F03', asks: [], text: '氨氯地平 5mg 每日一次', note: '用药' },
    ])
    expect(Content.exam).toEqual([
      { item: 'lungs.auscultation', finding: '双肺呼吸音清，未闻及啰音' },
    ])
    expect(Content.tests.map(({ id }: { id: string }) => id)).toContain('cbc')
    expect(Content.diagnosis.primary.code).toBe('I21.1')
    const lost = Data.NotTaken.join('\n')
    for (const word of [
      'Religion',
      'Tardieu',
      'WBC 11.2',
      'Blue fever',
      '活动节点（ActivityNode） 2 项',
      '连线',
      '计数器',
      '规则',
      '干预',
      'ecg.jpg',
    ])
      expect(lost).toContain(word)
  })

  const bomb = () => Buffer.alloc(60_000_000, 0x20)
  const entity = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><VirtualPatientData>&a;</VirtualPatientData>`
  const deep = data(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)
  const many = data('<a/>'.repeat(70_000))
  const cases: [string, () => Uint8Array, string][] = [
    [
      'a package of something else',
      () => zipped({ 'readme.txt': 'hi' }),
      '压缩包里没有 virtualpatientdata.xml，不是 MedBiquitous 虚拟病人',
    ],
    [
      'a broken package',
      () => Buffer.from('PK\u0003\u0004 and then nothing of the kind'),
      '压缩包已损坏，无法读取',
    ],
    [
      'half a package',
      () => zipped({ 'virtualpatientdata.xml': patient }).subarray(0, 200),
      '压缩包已损坏，无法读取',
    ],
    ['a bomb', () => zipped({ 'virtualpatientdata.xml': bomb() }), '压缩包内的文件过大'],
    [
      'a bomb that lies of its size',
      () => zipped({ 'virtualpatientdata.xml': bomb() }, 10),
      '压缩包内的文件过大',
    ],
    [
      'an outside entity',
      () => zipped({ 'virtualpatientdata.xml': entity }),
      'virtualpatientdata.xml 含有文档类型声明，出于安全不予读取',
    ],
    [
      'an unknown entity',
      () => zipped({ 'virtualpatientdata.xml': data('&lol9;') }),
      'virtualpatientdata.xml 不是有效的 XML',
    ],
    [
      'a nest',
      () => zipped({ 'virtualpatientdata.xml': deep }),
      'virtualpatientdata.xml 的嵌套过深或内容过多',
    ],
    [
      'a flood',
      () => zipped({ 'virtualpatientdata.xml': many }),
      'virtualpatientdata.xml 的嵌套过深或内容过多',
    ],
    [
      'too many files',
      () => zipped(Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`f${at}`, '']))),
      '压缩包内的文件不得超过2000个',
    ],
    [
      'broken XML',
      () => zipped({ 'virtualpatientdata.xml': '<VirtualPatientData><a>' }),
      'virtualpatientdata.xml 不是有效的 XML',
    ],
  ]
  test.each(cases)('%s is refused with a sentence', async (_what, make, sentence) => {
    expect(await bring(make())).toMatchObject({ http: 200, Code: -10008, Msg: sentence })
  })

  test('a name of a file is a name: nothing leaves the package', async () => {
    const { Data } = await bring(zipped({ '../../../etc/virtualpatientdata.xml': patient }))
    expect(Data.Kind).toBe('medbiquitous')
  })
})
