import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zipped } from '#testing'
import { readVirtualPatient } from './medbiquitous.ts'

const ns = 'xmlns="http://ns.medbiq.org/virtualpatientdata/v1/"'
const packageOf = (inner: string, more: Readonly<Record<string, string>> = {}) =>
  zipped({
    'virtualpatientdata.xml': `<VirtualPatientData ${ns}>${inner}</VirtualPatientData>`,
    ...more,
  })
const textOf = (inner: string) => `<VPDText id="t1" textType="narrative">${inner}</VPDText>`

type Fact = { readonly text: string; readonly note?: string }
const read = (bytes: Uint8Array) => {
  const { draft, taken, notTaken } = readVirtualPatient(bytes)
  return { draft, taken, notTaken, facts: (draft['facts'] ?? []) as readonly Fact[] }
}
const factsOf = (inner: string) => read(packageOf(inner)).facts.map(({ text }) => text)

const inline =
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark s samp small span strike strong time tt u var'.split(
    ' ',
  )
const inXhtml = (html: string) => textOf(`<div xmlns="http://www.w3.org/1999/xhtml">${html}</div>`)
const escaped = (html: string) =>
  textOf(html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'))

describe('text with markup is read in its order', () => {
  test.each(inline)('a word in <%s> stays where it stands, as an element and as text', (tag) => {
    const html = `患者<${tag}>无</${tag}>发热，<${tag}>有</${tag}>胸痛<${tag}>两</${tag}>小时。`
    expect(factsOf(inXhtml(html))).toEqual(['患者无发热，有胸痛两小时。'])
    expect(factsOf(escaped(html))).toEqual(['患者无发热，有胸痛两小时。'])
  })

  test('every inline element within every other', () => {
    for (const outer of inline)
      for (const inner of inline) {
        const html = `我<${outer}>从<${inner}>没有</${inner}>过</${outer}>发热`
        expect(factsOf(inXhtml(html)), `${outer} ${inner}`).toEqual(['我从没有过发热'])
      }
  })

  test.each([
    ['12×10<sup>9</sup>/L', '12×10⁹/L'],
    ['10<sup>-3</sup> 与 10<sup>−6</sup>', '10⁻³ 与 10⁻⁶'],
    ['Ca<sup>2+</sup>、Na<b><sup>+</sup></b>', 'Ca²⁺、Na⁺'],
    ['SpO<sub>2</sub> 98%，HCO<sub>3</sub><sup>-</sup>', 'SpO₂ 98%，HCO₃⁻'],
    ['p<sub>CO2</sub> 偏高', 'p_CO2 偏高'],
    ['2<sup>n+1</sup>，x<sup>a b</sup>', '2ⁿ⁺¹，x^(a b)'],
    ['见文献<sup>[1]</sup>。', '见文献^[1]。'],
    ['第一行<br/>第二行', '第一行 第二行'],
    ['<p>第一段</p><p>第二<i>段</i></p>', '第一段 第二段'],
    ['<ul><li>发热</li><li>咳嗽</li></ul>后来好了', '发热 咳嗽 后来好了'],
    ['<table><tr><td>血钾</td><td>5.6</td></tr></table>', '血钾 5.6'],
    ['不<!-- 记得改 -->疼', '不疼'],
    ['他说<q>不疼</q>。', '他说“不疼”。'],
  ])('%s is %s', (html, text) => {
    expect(factsOf(inXhtml(html))).toEqual([text])
    expect(factsOf(escaped(html))).toEqual([text])
  })

  test.each([
    ['血压&lt;90/60 mmHg，心率&gt;100 次/分', '血压<90/60 mmHg，心率>100 次/分'],
    ['若 a&lt;b and c&gt;d', '若 a<b and c>d'],
    ['WBC&lt;N，K&gt;5', 'WBC<N，K>5'],
    ['体重&lt;b', '体重<b'],
    ['&amp;ldquo;不疼&amp;rdquo;&amp;nbsp;他说&amp;hellip;', '“不疼” 他说…'],
    ['&amp;lt;p&amp;gt;没有&amp;lt;strong&amp;gt;发热&amp;lt;/strong&amp;gt;', '没有发热'],
    ['&amp;lt;90', '<90'],
    ['R&amp;D 与 &amp;unknown; 照旧', 'R&D 与 &unknown; 照旧'],
  ])('signs that are no markup stay: %s', (xml, text) => {
    expect(factsOf(textOf(xml))).toEqual([text])
  })

  test('an interview, an examination and a test are read the same way', () => {
    const { facts, draft } = read(
      packageOf(`<InterviewItem><Question>发<b>不</b>发热？</Question><Response>我<b>没有</b>发热</Response></InterviewItem>
      <PhysicalExam><ExamName>肺部<i>听诊</i></ExamName><Finding>双肺<b>无</b>啰音</Finding></PhysicalExam>
      <DiagnosticTest><TestName>胸部<u>X线</u></TestName><Result>心肺<b>未</b>见异常</Result></DiagnosticTest>`),
    )
    expect(facts).toMatchObject([{ text: '我没有发热', note: '发不发热？' }])
    expect(draft['exam']).toEqual([{ item: 'lungs.auscultation', finding: '双肺无啰音' }])
    expect(draft['tests']).toMatchObject([{ report: '心肺未见异常' }])
  })
})

describe('long text', () => {
  const long = `入院时体温37.5℃，脉搏102次/分，呼吸22次/分，血压92/58mmHg，血氧饱和度94.5%（未吸氧），查体见颈静脉怒张，双肺底湿啰音，心率102次/分，律齐，未闻及杂音，腹软无压痛，双下肢凹陷性水肿，血气分析pH7.32，乳酸3.4mmol/L，肌钙蛋白0.56ng/mL，血钾5.6mmol/L`

  test('with decimals comes in pieces that lose nothing and cut no number', () => {
    const facts = factsOf(textOf(long))
    expect(facts.join('')).toBe(long)
    for (const one of facts) expect([...one].length).toBeLessThanOrEqual(120)
    for (const number of ['37.5℃', '94.5%', 'pH7.32', '3.4mmol/L', '0.56ng/mL', '5.6mmol/L'])
      expect(
        facts.some((one) => one.includes(number)),
        number,
      ).toBe(true)
  })

  test('an answer, a question and a finding that are too long lose nothing', () => {
    const { facts, notTaken, draft } = read(
      packageOf(`<InterviewItem><Question>${long}吗？</Question><Response>${long}</Response></InterviewItem>
      <PhysicalExam><ExamName>肺部听诊</ExamName><Finding>${long}</Finding></PhysicalExam>
      <PhysicalExam><ExamName>肺部听诊</ExamName><Finding>又听了一次</Finding></PhysicalExam>`),
    )
    expect(facts.map(({ text }) => text).join('')).toBe(long)
    const all = [...notTaken, JSON.stringify(draft)].join('\n')
    for (const one of [`${long}吗？`, long, '又听了一次']) expect(all).toContain(one)
  })

  test('one sign is an answer', () => {
    const item =
      '<InterviewItem><Question>过敏吗？</Question><Response>无</Response></InterviewItem>'
    expect(factsOf(item)).toEqual(['无。'])
  })

  test('more facts than a case holds are listed with their words', () => {
    const items = Array.from(
      { length: 200 },
      (_, at) =>
        `<InterviewItem><Question>问${at}</Question><Response>答复${at}。</Response></InterviewItem>`,
    )
    const { facts, notTaken } = read(packageOf(items.join('')))
    expect(facts).toHaveLength(180)
    for (const at of [180, 199]) expect(notTaken.join('\n')).toContain(`答复${at}。`)
  })
})

// What is generated: a piece of a document and the words that it says, in their order.
type Written = { readonly html: string; readonly words: string; readonly runs: readonly string[] }
const word: fc.Arbitrary<Written> = fc
  .constantFrom(
    ...'患者无发热有胸痛37.5℃血钾5.6mmol/L，。；！？没WBC12×10a '.split(''),
    '5.6',
    '3．2',
    '. ',
    'e.g. ',
  )
  .map((one) => ({ html: one, words: one, runs: [one] }))
const written: fc.Arbitrary<Written> = fc.letrec<{ node: Written }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.array(word, { minLength: 1, maxLength: 60 }).map((all) => ({
      html: all.map(({ html }) => html).join(''),
      words: all.map(({ words }) => words).join(''),
      runs: [all.map(({ words }) => words).join('')],
    })),
    fc
      .tuple(
        fc.constantFrom(...inline, 'p', 'div', 'li', 'td', 'h2', 'sup', 'sub', 'vpd'),
        fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
      )
      .map(([tag, all]) => ({
        html: `<${tag}>${all.map(({ html }) => html).join('')}</${tag}>`,
        words: all.map(({ words }) => words).join(''),
        runs: all.flatMap(({ runs }) => runs),
      })),
  ),
})).node

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replaceAll(/[\s^_()（）]/gu, '')

const where: readonly ((xml: string) => string)[] = [
  (xml) => `<VPDText id="t" textType="narrative">${xml}</VPDText>`,
  (xml) => `<InterviewItem><Question>问</Question><Response>${xml}</Response></InterviewItem>`,
  (xml) => `<InterviewItem><Question>${xml}</Question><Response>答复</Response></InterviewItem>`,
  (xml) => `<InterviewItem><Question>${xml}</Question></InterviewItem>`,
  (xml) =>
    `<Medication><MedicationName>药名</MedicationName><Dose>${xml}</Dose><Note>${xml}</Note></Medication>`,
  (xml) => `<PhysicalExam><ExamName>${xml}</ExamName><Finding>所见</Finding></PhysicalExam>`,
  (xml) =>
    `<PhysicalExam><ExamName>肺部听诊</ExamName><ExamDesc>${xml}</ExamDesc><Finding>${xml}</Finding></PhysicalExam>`,
  (xml) => `<DiagnosticTest><TestName>血常规</TestName><Result>${xml}</Result></DiagnosticTest>`,
  (xml) =>
    `<DiagnosticTest><TestName>胸部X线</TestName><Result>${xml}</Result><Note>${xml}</Note></DiagnosticTest>`,
  (xml) =>
    `<Diagnosis><DiagnosisName>${xml}</DiagnosisName><Likelihood>${xml}</Likelihood></Diagnosis>`,
  (xml) => `<Diagnosis>${xml}</Diagnosis>`,
  (xml) => `<Intervention><InterventionName>${xml}</InterventionName></Intervention>`,
  (xml) =>
    `<PatientDemographics><Name>${xml}</Name><Age>${xml}</Age><Breed>${xml}</Breed></PatientDemographics>`,
  (xml) =>
    `<PatientDemographics><DemographicCharacteristic><Title>${xml}</Title><Description>${xml}</Description></DemographicCharacteristic></PatientDemographics>`,
  (xml) =>
    `<XtensibleInfo><QuestionChoices><Inquiry>${xml}</Inquiry></QuestionChoices></XtensibleInfo>`,
  (xml) => `<SomethingOfItsOwn>${xml}</SomethingOfItsOwn>`,
]

describe('every sign of a document', () => {
  test('of a text comes as facts, in its order', () => {
    fc.assert(
      fc.property(written, fc.boolean(), ({ html, words }, asText) => {
        fc.pre(words.trim().length >= 2)
        const facts = factsOf(asText ? escaped(html.replaceAll('vpd', 'span')) : textOf(html))
        expect(plain(facts.join(''))).toBe(plain(words))
      }),
      { numRuns: 300 },
    )
  })

  test('is in the case or in what was not taken, wherever it stands', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...where), ({ html, runs }, put) => {
        const { facts, draft, notTaken } = read(packageOf(put(html)))
        const kept = [facts.map(({ text }) => text).join(''), JSON.stringify(draft), ...notTaken]
        const all = kept.map(plain)
        expect(runs.filter((run) => !all.some((one) => one.includes(plain(run))))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})
