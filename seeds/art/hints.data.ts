import type { Category } from './category.ts'

/** Words of a game's name that ask for a scene, by its place in the category's list. */
export const SCENE_HINTS: Record<Category, readonly (readonly [RegExp, number])[]> = {
  DZ: [],
  BY: [
    [/鲨/, 4],
    [/龟/, 5],
    [/水母/, 6],
    [/章鱼|八爪/, 7],
    [/蟹/, 8],
    [/鳐|魔鬼鱼/, 9],
    [/鲸/, 10],
  ],
  QP: [
    [/麻将|牌九/, 2],
    [/棋/, 3],
    [/牛牛|金花|三张|21点|德州/, 4],
  ],
  CP: [
    [/快三|骰/, 2],
    [/赛车|飞艇|赛马|赛狗/, 4],
    [/六合|双色|乐透/, 3],
    [/28|时时/, 1],
  ],
  ZR: [
    [/轮盘/, 2],
    [/骰/, 3],
    [/龙虎|斗牛|炸金花/, 4],
    [/百家/, 0],
  ],
  DJ: [
    [/剑|刀|侠|传说/, 1],
    [/枪|狙|射击|反恐|前线/, 6],
    [/杯|联赛|冠军/, 4],
    [/守护|远古|王者/, 0],
  ],
  TY: [
    [/足球/, 0],
    [/篮球/, 1],
    [/网球/, 2],
    [/排球/, 3],
    [/棒球/, 4],
    [/乒乓/, 5],
    [/斯诺克|台球|桌球/, 6],
  ],
}

/** Words that ask for a symbol of the reels, by its place in their list. */
export const SYMBOL_HINTS: readonly (readonly [RegExp, number])[] = [
  [/七|7|柒/, 0],
  [/樱桃|水果/, 1],
  [/草/, 2],
  [/桃/, 3],
  [/灯/, 4],
  [/莲|荷/, 5],
  [/鼓|狮/, 6],
  [/扇|宫廷/, 7],
  [/珠|月/, 8],
  [/典|书|秘/, 9],
  [/红包|福/, 10],
  [/宝箱|宝藏|海盗|夺宝/, 11],
  [/铃|钟/, 12],
  [/元宝|金玉|满堂|发财/, 13],
  [/皇|冠|王/, 14],
  [/宝石|钻|水晶/, 15],
  [/葫芦/, 17],
  [/财|钱|币/, 18],
]
