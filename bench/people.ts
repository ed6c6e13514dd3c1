import { importColumns } from '@xinglin/contract/imports'

const family = [
  ...'王李张刘陈杨黄赵周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁于董余',
]
const given = [
  ...'伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂华文辉玲红兰建国志诗雨晨思远嘉怡子涵宇轩',
]
const colleges = [
  '临床医学院',
  '基础医学院',
  '护理学院',
  '药学院',
  '口腔医学院',
  '公共卫生学院',
  '医学影像学院',
  '中医学院',
  '康复学院',
  '检验学院',
]

const signOf = (signs: readonly string[], at: number): string => signs[at % signs.length] ?? ''

/** The name of the nth: as many different ones as a school has. */
const nameOf = (n: number): string =>
  signOf(family, n * 7) +
  signOf(given, n * 13 + Math.floor(n / 40)) +
  (n % 5 === 0 ? '' : signOf(given, n * 31 + 3))

/** Rows of a list as a school has it: nineteen students to a teacher, in classes of 45; other people each round. */
export const peopleOf = (count: number, round: number) =>
  Array.from({ length: count }, (_, n) => {
    const isTeacher = n % 20 === 19
    const grade = 2021 + (Math.floor(n / 45) % 5)
    const cells: Readonly<Record<string, string>> = {
      姓名: nameOf(n + round * 17),
      '学号/工号': isTeacher
        ? `T${round}${String(n).padStart(5, '0')}`
        : `${grade}${round}${String(n).padStart(5, '0')}`,
      角色: isTeacher ? '教师' : '学生',
      性别: n % 2 === 0 ? '女' : '男',
      手机: `13${String(100_000_000 + n * 41 + round).slice(0, 9)}`,
      邮箱: n % 3 === 0 ? `p${round}x${n}@example.edu.cn` : '',
      院系: signOf(colleges, Math.floor(n / 450)),
      职称: isTeacher ? '讲师' : '',
      专业: isTeacher ? '' : '临床医学',
      年级: isTeacher ? '' : `${grade}级`,
      班级: isTeacher ? '' : `${Math.floor(n / 45) + 1}班`,
    }
    return { RowNo: n + 2, Cells: importColumns.map((name) => cells[name] ?? '') }
  })
