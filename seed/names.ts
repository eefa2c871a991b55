// oxfmt-ignore
export const firstNames = [
  'Adriana', 'Antônio', 'Beatriz', 'Caio', 'Cecília', 'Davi', 'Débora', 'Emanuel', 'Fátima', 'Gabriel',
  'Helena', 'Heitor', 'Inês', 'Joana', 'João', 'Júlia', 'Lázaro', 'Letícia', 'Márcio', 'Noêmia',
  'Olívia', 'Raul', 'Sônia', 'Tomás', 'Vitória', 'Zélia',
];

// oxfmt-ignore
export const lastNames = [
  'Abreu', 'Aragão', 'Barreto', 'Brandão', 'Cavalcante', 'Conceição', 'Drummond', 'Falcão', 'Figueira',
  'Guimarães', 'Leitão', 'Lacerda', 'Magalhães', 'Moura', 'Nóbrega', 'Peixoto', 'Queirós', 'Rezende',
  'Seabra', 'Toledo', 'Uchoa', 'Vasques',
];

// oxfmt-ignore
export const trades = [
  'Padaria', 'Livraria', 'Oficina', 'Pousada', 'Farmácia', 'Mercearia', 'Floricultura', 'Papelaria',
  'Sorveteria', 'Marcenaria', 'Ótica', 'Doceria',
];

// oxfmt-ignore
export const tradeNames = [
  'Beira Rio', 'Boa Esperança', 'Cajueiro', 'Céu Aberto', 'Flor de Maio', 'Ipê Roxo', 'Lua Cheia',
  'Manacá', 'Nova Aurora', 'Pedra Branca', 'Quatro Ventos', 'Sabiá', 'Três Irmãs', 'Vila Velame',
];

// oxfmt-ignore
export const streets = [
  'Rua das Mangueiras', 'Rua do Sol', 'Avenida Central', 'Rua da Matriz', 'Travessa do Mercado',
  'Rua das Acácias', 'Avenida do Contorno', 'Rua Sete Palmeiras', 'Ladeira do Farol', 'Rua da Estação',
];
