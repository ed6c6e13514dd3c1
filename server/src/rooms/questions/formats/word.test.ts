import { Document, LevelFormat, Packer, Paragraph, TextRun } from 'docx'
import { expect, test } from 'vitest'
import { fileOf, saidBy } from './shown-items-testing.ts'

test('a Word paper: lists count as a reader sees them, keys at each question, in the stem, or at the end', async () => {
  const numbered = (text: string, level: number) =>
    new Paragraph({ numbering: { reference: 'n', level }, children: [new TextRun(text)] })
  const line = (...runs: (string | TextRun)[]) =>
    new Paragraph({
      children: runs.map((one) => (typeof one === 'string' ? new TextRun(one) : one)),
    })
  const paper = new Document({
    numbering: {
      config: [
        {
          reference: 'n',
          levels: [
            { level: 0, format: LevelFormat.DECIMAL, text: '%1.' },
            { level: 1, format: LevelFormat.UPPER_LETTER, text: '%2.' },
          ],
        },
      ],
    },
    sections: [
      {
        children: [
          line('内科学试卷'),
          line('一、A1型题'),
          numbered('血 K', 0),
          numbered('高', 1),
          numbered('低', 1),
          line('答案：B'),
          line('解析：见', new TextRun({ text: '2', superScript: true })),
          numbered('Na（A）', 0),
          numbered('甲', 1),
          numbered('乙', 1),
          line('二、判断题'),
          line('3. 对吗（×）'),
          line('三、B1型题'),
          line('（4～5题共用备选答案）'),
          line('A.子  B.丑  C.寅'),
          line('4. 四'),
          line('5. 五'),
          line('四、A3型题'),
          line('（6-7题共用题干）'),
          line('患者，男，60岁。'),
          line('6. 诊断'),
          line('A.甲 B.乙'),
          line('答案：A'),
          line('7. 检查'),
          line('A.丙 B.丁'),
          line('答案：B'),
          line('参考答案'),
          line('4.C 5.A'),
        ],
      },
    ],
  })
  const file = await fileOf(new Uint8Array(await Packer.toBuffer(paper)))
  expect(saidBy(file)).toEqual([
    'A1 血 K 低',
    'A1 Na（ ） 甲',
    'judge 对吗（ ） false',
    'B1 四→寅 五→子',
    'A3 患者，男，60岁。 诊断→甲 检查→丁',
  ])
  expect(file.items[0]?.content).toMatchObject({ Explanation: '<p>见<sup>2</sup></p>' })
})
