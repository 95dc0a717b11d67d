// The server of boardgame.io with default settings and the tic-tac-toe of its tutorial.
// With the URL of a database it saves every move in PostgreSQL. Without one it keeps matches in memory.
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const isVictory = (cells) =>
  LINES.some((line) => line.every((at) => cells[at] !== null && cells[at] === cells[line[0]]));

const TicTacToe = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [port, url] = process.argv.slice(2);
const options = { games: [TicTacToe], origins: [Origins.LOCALHOST] };
if (url) options.db = new (require('bgio-postgres').PostgresStore)(url, { logging: false });
const server = Server(options);
server.run({ port: Number(port), callback: () => console.log('up') });
