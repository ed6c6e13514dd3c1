// node bench/written-files.ts FOLDER: writes a question of each type in every format that the bank writes, and what each says as
// JSON, for other programs to open (bench/opened.py).
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { questionTypes } from '@xinglin/contract/questions'
import { writeMoodle } from '../server/src/rooms/questions/writers/write-moodle.ts'
import { writeQti } from '../server/src/rooms/questions/writers/write-qti.ts'
import { writeSheet } from '../server/src/rooms/questions/writers/write-sheet.ts'
import { writeWord } from '../server/src/rooms/questions/writers/write-word.ts'
import { questionContent } from '../server/tests/testing/questions.ts'

const [folder = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
// Of a computed question files hold an instance: it is one of the others by then.
const contents = questionTypes.map(questionContent).filter((one) => one.Type !== 'computed')
const questions = contents.map((content) => ({
  content,
  department: '内科学',
  section: '',
  difficulty: 3,
  knowledge: [],
  symptoms: [],
  practice: true,
  source: '',
}))
const write = (name: string, { bytes }: { readonly bytes: Uint8Array }): void =>
  writeFileSync(join(folder, name), bytes)
write('bank.xlsx', await writeSheet(questions))
write('paper.docx', await writeWord(questions, new Map(), { title: '试卷', withAnswers: true }))
write('bank.xml', writeMoodle(questions, new Map()))
write('qti21.zip', writeQti(questions, new Map(), '2.1'))
write('qti30.zip', writeQti(questions, new Map(), '3.0'))
writeFileSync(
  join(folder, 'questions.json'),
  JSON.stringify(questions.map(({ content }) => content)),
)
