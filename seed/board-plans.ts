export interface CardPlan {
  title: string;
  description?: string;
  /** The label that tells the card's progress. */
  label?: 'Active' | 'Complete' | 'Ready';
  isUrgent?: boolean;
}

export interface BoardPlan {
  title: string;
  columns: readonly { title: string; cards: readonly CardPlan[] }[];
}

export const boardPlans: readonly BoardPlan[] = [
  {
    title: 'Loja on-line',
    columns: [
      {
        title: 'A fazer',
        cards: [
          {
            title: 'Fotografar a linha de mochilas',
            description: 'Fundo branco, três ângulos por modelo, e uma foto em uso.',
          },
          { title: 'Escrever a página de trocas e devoluções', isUrgent: true },
          { title: 'Cadastrar os cabos USB-C de 3 m' },
          {
            title: 'Calcular o frete por região',
            description: 'Começar por Norte e Nordeste, onde o prazo é maior.',
            label: 'Ready',
          },
        ],
      },
      {
        title: 'Em andamento',
        cards: [
          { title: 'Ligar o Pix ao caixa', label: 'Active', isUrgent: true },
          {
            title: 'Rever os preços dos relógios',
            description: 'Comparar com a tabela nova do fornecedor antes da próxima campanha.',
            label: 'Active',
          },
        ],
      },
      {
        title: 'Em revisão',
        cards: [
          { title: 'Trocar o logotipo do cabeçalho', label: 'Ready' },
          { title: 'Testar o carrinho no celular', label: 'Ready' },
        ],
      },
      {
        title: 'Concluído',
        cards: [
          { title: 'Renovar o certificado do site', label: 'Complete' },
          { title: 'Avisar clientes do novo horário', label: 'Complete' },
        ],
      },
    ],
  },
  {
    title: 'Filial de Olinda',
    columns: [
      {
        title: 'Ideias',
        cards: [
          { title: 'Café para quem espera a montagem' },
          {
            title: 'Parceria com a feira de artesanato',
            description: 'Uma banca por mês, com as capas de celular de tecido.',
          },
        ],
      },
      {
        title: 'Esta semana',
        cards: [
          { title: 'Assinar o contrato de aluguel', label: 'Active', isUrgent: true },
          { title: 'Pedir o alvará de funcionamento', label: 'Active' },
          {
            title: 'Encomendar as prateleiras',
            description: 'Medida da parede do fundo: 4,20 m. Confirmar antes de pedir.',
            label: 'Ready',
          },
        ],
      },
      {
        title: 'Esperando resposta',
        cards: [
          { title: 'Orçamento da fachada', label: 'Ready' },
          { title: 'Instalação da internet' },
        ],
      },
      {
        title: 'Feito',
        cards: [{ title: 'Escolher o ponto', label: 'Complete' }],
      },
    ],
  },
  {
    title: 'Atendimento e pós-venda',
    columns: [
      {
        title: 'Fila',
        cards: [
          {
            title: 'Responder as avaliações do mês passado',
            description: 'Primeiro as de uma e duas estrelas, com nome de quem atendeu.',
          },
          { title: 'Caixa de som Tambor com chiado no volume alto', isUrgent: true },
          { title: 'Segunda via da nota da Pousada Vento Sul', label: 'Ready' },
        ],
      },
      {
        title: 'Com o técnico',
        cards: [
          { title: 'Headset Maré: microfone mudo', label: 'Active' },
          { title: 'Carregador Tomada Dupla esquenta', label: 'Active', isUrgent: true },
        ],
      },
      {
        title: 'Resolvido',
        cards: [
          { title: 'Troca da mochila com zíper solto', label: 'Complete' },
          { title: 'Entrega refeita em Vitória', label: 'Complete' },
          { title: 'Roteiro do telefone atualizado', label: 'Complete' },
        ],
      },
    ],
  },
];

export const remarks: readonly string[] = [
  'Falei com o fornecedor: respondem até sexta.',
  'Posso pegar esta amanhã cedo.',
  'Falta só a confirmação do financeiro.',
  'Ficou ótimo, pode seguir.',
  'Deixei as medidas na descrição.',
  'Precisamos decidir isso antes do fim do mês.',
  'O cliente pediu para ligar depois das 14 h.',
  'Atualizei o prazo, está apertado.',
];
