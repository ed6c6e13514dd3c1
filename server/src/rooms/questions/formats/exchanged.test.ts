import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { zipped } from '#testing'
import { readFile } from './read-file.ts'
import { bytesOf, fileOf, saidBy } from './shown-items-testing.ts'

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('Moodle XML', () => {
  const quiz = (...questions: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?><quiz><question type="category"><category><text>$course$/x</text></category></question>${questions.join('')}</quiz>`
  const text = (name: string, inner: string) =>
    `<${name} format="html"><text><![CDATA[${inner}]]></text></${name}>`
  const answer = (fraction: number, inner: string, more = '') =>
    `<answer fraction="${fraction}" format="html"><text>${inner}</text>${more}</answer>`
  test('its types', async () => {
    const file = await fileOf(
      bytesOf(
        quiz(
          `<question type="multichoice"><name><text>一</text></name><questiontext format="html"><text><![CDATA[<p>看图<img src="@@PLUGINFILE@@/a%20b.png" alt="图"></p>]]></text><file name="a b.png" encoding="base64">${dot}</file></questiontext><single>true</single>${answer(100, '心')}${answer(0, '肺')}</question>`,
          `<question type="multichoice">${text('questiontext', '多选')}<single>false</single>${answer(50, '甲')}${answer(50, '乙')}${answer(-100, '丙')}</question>`,
          `<question type="truefalse">${text('questiontext', '真假')}${answer(0, 'true')}${answer(100, 'false')}</question>`,
          `<question type="shortanswer">${text('questiontext', '谁')}${answer(100, '甲')}${answer(50, '乙')}${answer(0, '*')}</question>`,
          `<question type="numerical">${text('questiontext', '多少')}${answer(100, '9.8', '<tolerance>0.1</tolerance>')}<units><unit><multiplier>1</multiplier><unit_name>m/s2</unit_name></unit></units></question>`,
          `<question type="matching">${text('questiontext', '配')}<subquestion format="html"><text>法国</text><answer><text>巴黎</text></answer></subquestion><subquestion format="html"><text>日本</text><answer><text>东京</text></answer></subquestion><subquestion format="html"><text></text><answer><text>罗马</text></answer></subquestion></question>`,
          `<question type="cloze">${text('questiontext', '<p>首都 {1:MULTICHOICE:=巴黎#好~罗马} 和 {1:NUMERICAL:=3:0.5}</p>')}</question>`,
          `<question type="gapselect">${text('questiontext', '天 [[1]] 地 [[2]]')}<selectoption><text>玄</text><group>1</group></selectoption><selectoption><text>黄</text><group>1</group></selectoption></question>`,
          `<question type="essay">${text('questiontext', '论述')}</question>`,
          `<question type="ordering">${text('questiontext', '排')}</question>`,
          `<question type="calculatedmulti">${text('questiontext', '{a}')}</question>`,
        ),
      ),
    )
    expect(saidBy(file)).toEqual([
      'A1 看图 图 心',
      'X 多选 甲,乙',
      'judge 真假 false',
      'blank 谁 ____ [["甲"]]',
      'blank 多少 ____ [[9.8,0.1,"m/s2"]]',
      'B1 配 法国→巴黎 配 日本→东京',
      'blank 首都 （选填：巴黎 / 罗马）____ 和 ____ [["巴黎"],[3,0.5]]',
      'blank 天 （选填：玄 / 黄）____ 地 （选填：玄 / 黄）____ [["玄"],["黄"]]',
      'short 论述',
      '题型“ordering”本平台没有对应',
      '题干含随机数值，请用计算题生成',
    ])
    expect(file.pictures).toHaveLength(1)
    expect(file.notes).toEqual(['1 个题目分类未导入：请用学科与标签归类'])
  })
})

const item2 = (declared: string, body: string, more = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="题" adaptive="false" timeDependent="false">${declared}<itemBody>${body}</itemBody>${more}</assessmentItem>`
const declared = (
  values: string[],
  more = 'cardinality="single" baseType="identifier"',
  id = 'RESPONSE',
) =>
  `<responseDeclaration identifier="${id}" ${more}><correctResponse>${values.map((one) => `<value>${one}</value>`).join('')}</correctResponse></responseDeclaration>`
const choice = (id = 'RESPONSE', prompt = '问') =>
  `<choiceInteraction responseIdentifier="${id}" shuffle="true" maxChoices="1"><prompt>${prompt}</prompt><simpleChoice identifier="A">甲</simpleChoice><simpleChoice identifier="B">乙</simpleChoice></choiceInteraction>`

describe('QTI', () => {
  test.each<[string, string, string]>([
    ['choice', item2(declared(['B']), `<p>干</p>${choice()}`), 'A1 干 问 乙'],
    [
      'several',
      item2(declared(['A', 'B'], 'cardinality="multiple" baseType="identifier"'), choice()),
      'X 问 甲,乙',
    ],
    [
      'two in one',
      item2(
        declared(['A']) + declared(['B'], undefined, 'R2'),
        `<p>共用</p>${choice()}<p>再</p>${choice('R2', '二')}`,
      ),
      'A3 共用 问→甲 再 二→乙',
    ],
    [
      'entry',
      item2(
        declared(['York'], 'cardinality="single" baseType="string"'),
        '<p>sun of <textEntryInteraction responseIdentifier="RESPONSE"/>;</p>',
      ),
      'blank sun of ____; [["York"]]',
    ],
    [
      'figure',
      item2(
        declared(['3.5'], 'cardinality="single" baseType="float"'),
        '<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
        '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.2 0.2"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal></responseIf></responseCondition></responseProcessing>',
      ),
      'blank ____ [[3.5,0.2]]',
    ],
    [
      'no key',
      item2(
        '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier"/>',
        choice(),
      ),
      '还没有指定正确答案',
    ],
    [
      'order',
      item2(
        declared(['A']),
        '<orderInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="A">甲</simpleChoice></orderInteraction>',
      ),
      '“排序”本平台没有对应的题型',
    ],
    [
      'random',
      item2(
        `<templateDeclaration identifier="x" cardinality="single" baseType="integer"/>${declared(['A'])}`,
        choice(),
      ),
      '题干含随机变量，本平台不导入',
    ],
    ['no words but the options', item2(declared(['B']), choice('RESPONSE', '')), 'A1 题 乙'],
    [
      'a place that shows what was answered',
      item2(
        declared(['B']),
        `<p>干</p>${choice()}`,
        '<modalFeedback outcomeIdentifier="F" showHide="show" identifier="f">答了<printedVariable identifier="RESPONSE"/></modalFeedback>',
      ),
      'A1 干 问 乙',
    ],
    [
      'adaptive',
      item2(declared(['A']), choice()).replace('adaptive="false"', 'adaptive="true"'),
      '自适应题目（多次作答、逐步提示），本平台没有对应',
    ],
  ])('2.1 %s', async (_what, xml, expected) =>
    expect(saidBy(await fileOf(bytesOf(xml)))).toEqual([expected]),
  )

  const item3 = (stimulus: string) =>
    `<?xml version="1.0"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="a" title="三" adaptive="false" time-dependent="false"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration>${stimulus}<qti-item-body><p>见<img src="img/x.png" alt="片"/></p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-simple-choice identifier="A">甲</qti-simple-choice><qti-simple-choice identifier="B">乙</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`
  test('3.0 in a package: pictures, a text that two items share, a broken one beside', async () => {
    const ref = '<qti-assessment-stimulus-ref identifier="s" href="../s.xml"/>'
    const bytes = zipSync({
      'imsmanifest.xml': strToU8(
        '\uFEFF<manifest><resources><resource identifier="t" href="items/b.xml"/><resource identifier="u" href="items/a.xml"/></resources></manifest>',
      ),
      's.xml': strToU8(
        '<qti-assessment-stimulus identifier="s"><qti-stimulus-body><p>患者，男，60岁</p></qti-stimulus-body></qti-assessment-stimulus>',
      ),
      'items/a.xml': strToU8(item3(ref)),
      'items/b.xml': strToU8(item3(ref)),
      'items/c.xml': strToU8('<qti-assessment-item><nothing'),
      'items/img/x.png': Buffer.from(dot, 'base64'),
    })
    const file = await fileOf(bytes)
    expect(saidBy(file)).toEqual(['A3 患者，男，60岁 见 片→甲 见 片→甲', 'c.xml 不是有效的 XML'])
    expect(file.pictures).toHaveLength(1)
  })
})

describe('what is refused before it is unpacked or read', () => {
  test.each<[string, () => Uint8Array, string]>([
    [
      'a document type',
      () =>
        bytesOf(
          '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><assessmentItem>&x;</assessmentItem>',
        ),
      '含有文档类型声明',
    ],
    [
      'a package that says it becomes 200 MB',
      () => zipped({ 'a.xml': 'x' }, 200_000_000),
      '压缩包解压后过大',
    ],
    [
      'a package that becomes a hundredfold',
      () => zipped({ 'a.xml': 'x' }, 30_000_000),
      '压缩包解压后过大',
    ],
    [
      'a sheet that says so',
      () => zipped({ 'xl/workbook.xml': 'x' }, 200_000_000),
      '压缩包解压后过大',
    ],
    ['a package without questions', () => zipped({ 'a.txt': 'x' }), '没有 QTI 题目'],
    ['an old file of Excel', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), '旧版的 Office 文件'],
    [
      'QTI 1.2',
      () => bytesOf('<?xml version="1.0"?><questestinterop><item/></questestinterop>'),
      'QTI 1.2',
    ],
    ['nothing', () => bytesOf(''), '没有题目'],
  ])('%s', async (_what, bytes, expected) => {
    const came = await readFile(bytes())
    expect('unreadable' in came && came.unreadable).toContain(expected)
  })
})
