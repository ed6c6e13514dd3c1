import {
  Bold,
  Captions,
  Columns3,
  Grid2x2X,
  Heading2,
  Heading3,
  ImagePlus,
  Images,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  PanelTop,
  Pencil,
  Quote,
  Redo2,
  RemoveFormatting,
  Rows3,
  Sigma,
  Subscript,
  Superscript,
  Table,
  TableCellsMerge,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Underline,
  Undo2,
} from 'lucide-react'
import type { Action, Question, Standing } from './actions.ts'
import type { Tool } from './rich-text-tools.tsx'

export type AnyTool = Action | Question

const questions: ReadonlySet<AnyTool> = new Set<Question>([
  'link',
  'formula',
  'picture',
  'library',
  'pictureText',
])

/** Whether a tool asks for something before it does anything. */
export const isQuestion = (tool: AnyTool): tool is Question => questions.has(tool)

type ToolButton = readonly [name: AnyTool, label: string, Icon: LucideIcon, lasting?: 'lasting']

const toolOf = ([name, label, Icon, lasting]: ToolButton): Tool<AnyTool> => ({
  name,
  label,
  icon: <Icon size={17} aria-hidden />,
  lasting: lasting !== undefined,
})

const groups: readonly (readonly ToolButton[])[] = [
  [
    ['heading', '小标题', Heading2, 'lasting'],
    ['subheading', '次级标题', Heading3, 'lasting'],
  ],
  [
    ['bold', '加粗', Bold, 'lasting'],
    ['italic', '斜体', Italic, 'lasting'],
    ['underline', '下划线', Underline, 'lasting'],
    ['subscript', '下标', Subscript, 'lasting'],
    ['superscript', '上标', Superscript, 'lasting'],
  ],
  [
    ['bullets', '项目符号', List, 'lasting'],
    ['numbers', '编号', ListOrdered, 'lasting'],
    ['quote', '引用', Quote, 'lasting'],
    ['link', '链接', Link, 'lasting'],
  ],
  [
    ['picture', '图片', ImagePlus],
    ['library', '从资源库选择图片或心电图', Images],
    ['table', '表格', Table],
    ['formula', '公式', Sigma],
  ],
  [
    ['clear', '清除格式', RemoveFormatting],
    ['undo', '撤销', Undo2],
    ['redo', '重做', Redo2],
  ],
]

/** The tools of the field; those for pictures only where pictures can be kept, or chosen among kept ones. */
export const toolGroups = (
  keepsPictures: boolean,
  choosesPictures: boolean,
): readonly (readonly Tool<AnyTool>[])[] =>
  groups.map((group) =>
    group
      .filter(([name]) => keepsPictures || name !== 'picture')
      .filter(([name]) => choosesPictures || name !== 'library')
      .map(toolOf),
  )

/** What more can be done where the cursor stands, and what the bar with it is called. */
export const toolsWithin: Readonly<
  Record<
    NonNullable<Standing['within']>,
    { label: string; groups: readonly (readonly Tool<AnyTool>[])[] }
  >
> = {
  table: {
    label: '表格',
    groups: (
      [
        [
          ['rowAfter', '在下方插入行', Rows3],
          ['columnAfter', '在右侧插入列', Columns3],
        ],
        [
          ['deleteRow', '删除行', TableRowsSplit],
          ['deleteColumn', '删除列', TableColumnsSplit],
        ],
        [
          ['mergeCells', '合并或拆分单元格', TableCellsMerge],
          ['headerRow', '首行为表头', PanelTop],
        ],
        [['deleteTable', '删除表格', Grid2x2X]],
      ] as const
    ).map((group) => group.map(toolOf)),
  },
  picture: {
    label: '图片',
    groups: [
      (
        [
          ['pictureText', '图片说明', Captions],
          ['remove', '删除图片', Trash2],
        ] as const
      ).map(toolOf),
    ],
  },
  formula: {
    label: '公式',
    groups: [
      (
        [
          ['formula', '编辑公式', Pencil],
          ['remove', '删除公式', Trash2],
        ] as const
      ).map(toolOf),
    ],
  },
}
